import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports no type for a rule, but its tester has a parameter of that type.
type Rule = Parameters<RuleTester['run']>[1];

/** What a finding points at. */
interface Reported {
  range: [number, number];
}

/** Several words that begin like a sentence: always a text for people. */
const SENTENCE = /^\P{L}*\p{Lu}[\p{L}’']*(?: |[.…!?]$)/v;
/** One word with a capital letter: a text for people only in some places, such as a label. */
const WORD = /^\p{Lu}\p{Ll}[\p{Ll}’']+$/v;
const LETTERS = /\p{L}{2}/v;
/** Attributes whose words are for a program. */
const ATTRIBUTES_FOR_PROGRAMS =
  /^(?:key|className|style|id|name|type|role|rel|href|to|path|d|viewBox|fill|stroke|autoComplete|inputMode|pattern|accept|variant|size|kind|tone|as|data-.*|aria-(?:live|current|haspopup|relevant|keyshortcuts))$/v;
/** Properties that hold texts for people. */
const PROPERTIES_FOR_PEOPLE =
  /^(?:action|body|confirm|description|hint|intro|label|message|note|placeholder|text|title|\w+(?:Label|Text))$/v;
/** Attributes that people read or hear, even if it is one lower-case word. */
const ATTRIBUTES_FOR_PEOPLE = /^(?:aria-(?:label|roledescription|description)|alt|hint|label|placeholder|text|title)$/v;
/** Calls whose texts are for developers, or already translated. */
const CALLS_FOR_PROGRAMS = /^(?:logFailure|t|msg|plural|select|selectOrdinal)$/v;
/** The value of a request header. */
const CREDENTIALS = /^Bearer /v;

/** A node of the syntax tree, of any kind. */
interface Node {
  type: string;
  parent?: unknown;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Yields the ancestors of a node, nearest first. */
function* around(node: unknown): Generator<Node> {
  for (let outer = isNode(node) ? node.parent : undefined; isNode(outer); outer = outer.parent) yield outer;
}

/** Returns the name of an identifier; '' for any other node. */
const nameOf = (node: unknown): string =>
  isNode(node) && /^(?:JSX)?Identifier$/v.test(node.type) ? String(node['name']) : '';

/** Whether an object is a literal message descriptor, `{ id, message }`, as in the route table. */
function isDescriptor(node: unknown): boolean {
  const properties: unknown[] = isNode(node) && Array.isArray(node['properties']) ? node['properties'] : [];
  const keys = new Set(properties.map((property) => isNode(property) && nameOf(property['key'])));
  return keys.has('id') && keys.has('message');
}

/**
 * Whether people read the text at a node.
 * @param isSentence whether the text looks like a sentence; a single word needs more evidence
 */
function isForPeople(node: unknown, isSentence: boolean): boolean {
  let child = node;
  for (const parent of around(node)) {
    switch (parent.type) {
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
      case 'SwitchCase':
      case 'BinaryExpression':
      case 'TSLiteralType':
      case 'NewExpression':
      case 'ThrowStatement':
        return false;
      case 'MemberExpression':
        if (parent['property'] === child) return false;
        break;
      case 'TaggedTemplateExpression':
        return !CALLS_FOR_PROGRAMS.test(nameOf(parent['tag']));
      case 'CallExpression':
        return isSentence && !CALLS_FOR_PROGRAMS.test(nameOf(parent['callee']));
      case 'Property':
        if (parent['key'] === child || isDescriptor(parent.parent)) return false;
        if (!isSentence) return PROPERTIES_FOR_PEOPLE.test(nameOf(parent['key']));
        break;
      case 'JSXAttribute':
        return !ATTRIBUTES_FOR_PROGRAMS.test(nameOf(parent['name']));
      case 'JSXElement':
      case 'JSXFragment':
        return true;
      case 'VariableDeclarator':
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
        return isSentence;
      default:
    }
    child = parent;
  }
  return isSentence;
}

/** Whether a text is the value of an attribute that people read, directly or as one of two values. */
function isAttributeForPeople(node: unknown): boolean {
  for (const parent of around(node)) {
    if (parent.type === 'JSXAttribute') return ATTRIBUTES_FOR_PEOPLE.test(nameOf(parent['name']));
    if (!/^(?:JSXExpressionContainer|ConditionalExpression|LogicalExpression)$/v.test(parent.type)) return false;
  }
  return false;
}

/** Whether a node is inside a function, which runs after the language is known. */
const isInFunction = (node: unknown): boolean => [...around(node)].some(({ type }) => type.includes('Function'));

/**
 * Refuses interface texts that cannot be translated: in the renderer those that are not written as t`…` (decision 021),
 * in the packages of components those that are not in a file `messages.ts` (decision 024).
 */
export const texts: Rule = {
  meta: {
    type: 'problem',
    docs: { description: 'Texts that people read are written as t`…`, so that they can be translated' },
  },
  create(context) {
    const isComponent = /[\\\/]packages[\\\/](?:ui|market)[\\\/]/v.test(context.filename);
    const refuse = (node: Reported, text: string) => {
      const start = text.trim().slice(0, 40);
      context.report({
        node,
        message: isComponent
          ? `Move “${start}” to messages.ts and read it with useMessages: it could not be translated`
          : `Write “${start}” as t\`…\` from @lingui/core/macro: it could not be translated`,
      });
    };
    const check = (node: Reported, text: string) => {
      const isSentence = SENTENCE.test(text) && !CREDENTIALS.test(text);
      if ((isSentence || WORD.test(text)) && isForPeople(node, isSentence)) refuse(node, text);
      else if (isComponent && LETTERS.test(text) && isAttributeForPeople(node)) refuse(node, text);
    };
    return {
      JSXText(node) {
        if (LETTERS.test(node.value)) refuse(node, node.value);
      },
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked).join('…'));
      },
      TaggedTemplateExpression(node) {
        if (nameOf(node.tag) === 't' && !isInFunction(node))
          context.report({ node, message: 'Call t`…` in a function: outside, it runs before the language is known' });
      },
    };
  },
};
