import { basename, dirname } from 'node:path';

import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports no type for a rule, but its tester has a parameter of that type.
type Rule = Parameters<RuleTester['run']>[1];
type ProgramVisitor = NonNullable<ReturnType<NonNullable<Rule['create']>>['Program']>;
type Statement = Parameters<ProgramVisitor>[0]['body'][number];

const PASCAL = /^\p{Lu}/v;
/** A component has a lower-case letter in its name, a constant has none. */
const COMPONENT = /^\p{Lu}.*\p{Ll}/v;

/** Returns the names that a statement exports, types included; a default export has the name of what it exports. */
function exportedNames(statement: Statement): string[] {
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    if (declaration.type === 'Identifier') return [declaration.name];
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
  }
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers } = statement;
  const specified = specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value));
  if (!declaration) return specified;
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/**
 * Requires that a component's file is named after it. A name in PascalCase is that of an export, or of the folder
 * whose entry the file is; a file with any other name does not export a single component.
 */
export const componentFiles: Rule = {
  meta: { type: 'problem', docs: { description: 'Name the file of a component after it' } },
  create(context) {
    const name = basename(context.filename, '.tsx');
    return {
      Program(node) {
        const names = node.body.flatMap(exportedNames);
        const isEntry = basename(dirname(context.filename)) === name;
        if (PASCAL.test(name) && !names.includes(name) && !isEntry)
          context.report({ node, message: `Export "${name}" here, or name the file after what it exports.` });
        const [only] = names;
        if (!PASCAL.test(name) && names.length === 1 && only !== undefined && COMPONENT.test(only))
          context.report({ node, message: `Name the file after its component: ${only}.tsx.` });
      },
    };
  },
};
