import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { RuleTester } from 'oxlint/plugins-dev';

import { commentWidth } from './comment-width-rule.ts';
import { componentFiles } from './component-files-rule.ts';
import { judgeImport, judgePlace } from './judge-import.ts';
import { texts } from './texts-rule.ts';
import { readZones } from './zones.ts';

// oxlint exports no type for a rule, but its tester has a parameter of that type.
type Rule = Parameters<RuleTester['run']>[1];
type CallVisitor = NonNullable<ReturnType<NonNullable<Rule['create']>>['CallExpression']>;
type Call = Parameters<CallVisitor>[0];

const root = fileURLToPath(new URL('..', import.meta.url));
const zones = readZones(root);

/** Refuses imports that the import order does not allow, in every form of import. */
const importZones: Rule = {
  meta: {
    type: 'problem',
    docs: { description: 'Enforce the import order of architecture §3, see lint/import-order.ts' },
  },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');

    function check(node: { range: [number, number] }, specifier: string | null | undefined, typeOnly: boolean) {
      if (typeof specifier !== 'string') return;
      const message = judgeImport(file, { specifier, typeOnly }, zones);
      if (message !== undefined) context.report({ node, message });
    }

    return {
      Program(node) {
        const message = judgePlace(file, zones);
        if (message !== undefined) context.report({ node, message });
      },
      ImportDeclaration(node) {
        const { specifiers } = node;
        const namesTypes =
          specifiers.length > 0 && specifiers.every((named) => 'importKind' in named && named.importKind === 'type');
        check(node.source, node.source.value, node.importKind === 'type' || namesTypes);
      },
      ExportAllDeclaration(node) {
        check(node.source, node.source.value, node.exportKind === 'type');
      },
      ExportNamedDeclaration(node) {
        if (node.source) check(node.source, node.source.value, node.exportKind === 'type');
      },
      ImportExpression(node) {
        check(node.source, staticText(node.source), false);
      },
      TSImportType(node) {
        check(node.source, node.source.value, true);
      },
      TSExternalModuleReference(node) {
        check(node.expression, node.expression.value, false);
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type === 'Identifier' && callee.name === 'require') check(node, staticText(given[0]), false);
      },
    };
  },
};

/** Returns the text of a string or of a template without expressions; undefined for any other value. */
function staticText(node: Call['arguments'][number] | undefined): string | null | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.cooked;
  return undefined;
}

export default {
  meta: { name: 'oja' },
  rules: { 'comment-width': commentWidth, 'component-files': componentFiles, 'import-zones': importZones, texts },
};
