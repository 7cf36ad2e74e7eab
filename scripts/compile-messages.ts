import { fileURLToPath } from 'node:url';

import { type PluginObj, transformAsync, types } from '@babel/core';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { getConfig } from '@lingui/conf';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Lingui marks each descriptor that it makes of a text with this comment. */
const MARK = /\bi18n\b/;

/**
 * Replaces the message of each descriptor by its compiled form: the texts and placeholders that it consists of. So the
 * page needs neither an English catalogue nor the compiler of messages, which is twice as large as the rest of Lingui.
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
 * The part of a build that turns texts in the code, `t` with English between backticks, into Lingui's descriptors: a
 * short id by which a translation is found, and the English text, compiled (decision 021).
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
