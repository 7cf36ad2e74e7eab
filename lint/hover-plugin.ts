import stylelint, { type Rule } from 'stylelint';

const NAME = 'oja/hover-behind-media';
const messages = stylelint.utils.ruleMessages(NAME, {
  rejected: (selector: string) =>
    `Put "${selector}" into @media (hover: hover): on a touch screen a tapped element stays hovered. Show a press with :active`,
});

/** Refuses `:hover` outside `@media (hover: hover)`. */
const rule: Rule = () => (root, result) => {
  const allowed = new Set<unknown>();
  root.walkAtRules('media', (query) => {
    if (/\(hover:\s*hover\)/.test(query.params)) query.walkRules((node) => void allowed.add(node));
  });
  root.walkRules(/:hover\b/, (node) => {
    if (!allowed.has(node))
      stylelint.utils.report({ ruleName: NAME, result, node, message: messages.rejected(node.selector) });
  });
};
rule.ruleName = NAME;
rule.messages = messages;

export default stylelint.createPlugin(NAME, rule);
