import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports no type for a rule, but its tester has a parameter of that type.
type Rule = Parameters<RuleTester['run']>[1];

/** The print width of .oxfmtrc.json, in characters: oxfmt wraps code, but no comments. */
const WIDTH = 120;
/** Comments for a program, which cannot be wrapped. */
const DIRECTIVE = /oxlint-disable|@copied/v;

/** Requires that comments fit in the width of the code. */
export const commentWidth: Rule = {
  meta: { type: 'layout', docs: { description: `Wrap comments at ${WIDTH} characters` } },
  create(context) {
    return {
      Program() {
        const { sourceCode } = context;
        for (const { loc } of sourceCode.getAllComments())
          for (let line = loc.start.line; line <= loc.end.line; line += 1) {
            const text = sourceCode.lines[line - 1] ?? '';
            const { length } = Array.from(text);
            if (length > WIDTH && !DIRECTIVE.test(text))
              context.report({
                loc: { line, column: 0 },
                message: `Wrap this comment: its line has ${length} characters, the width is ${WIDTH}.`,
              });
          }
      },
    };
  },
};
