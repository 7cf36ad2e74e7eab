import { fileURLToPath } from 'node:url';

import { type PluginObj, transformAsync, types } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** The comment with which Lingui marks each message descriptor. */
const MARK = /\bi18n\b/;

/**
 * Replaces the message of each descriptor by its compiled form: its texts and placeholders. The page then needs neither
 * an English catalogue nor the message compiler, which is twice as large as the rest of Lingui.
 */
function compileEach(): PluginObj {
  return {
    visitor: {
      Program: {
        exit: (program) =>
          program.traverse({
            ObjectExpression({ node }) {
              if (!node.leadingComments?.some(({ value }) => MARK.test(value))) return;
              for (const property of node.properties) {
                if (!types.isObjectProperty(property) || !types.isIdentifier(property.key, { name: 'message' }))
                  continue;
                if (types.isStringLiteral(property.value))
                  property.value = types.valueToNode(compileMessage(property.value.value));
              }
            },
          }),
      },
    },
  };
}

/**
 * A Vite plugin that turns each text in the code, such as t`Save`, into Lingui's message descriptor: a short id, by
 * which translations are found, and the compiled English text (decision 021).
 */
export function compileMessages(): Plugin {
  const linguiConfig = getConfig({ cwd: fileURLToPath(new URL('..', import.meta.url)) });
  return {
    name: 'oja-compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/renderer\/.*\.tsx?$/, code: /@lingui\/core\/macro|\/\* ?i18n ?\*\// },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', ...(id.endsWith('x') ? (['jsx'] as const) : [])] },
          plugins: [[linguiMacro, { descriptorFields: 'message', linguiConfig }], compileEach],
        });
        return { code: result?.code ?? code, map: result?.map ?? null };
      },
    },
  };
}
