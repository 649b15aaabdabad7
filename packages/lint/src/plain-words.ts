/** A plugin of Oxlint with the one rule that is our own: names in code say what docs-dev/glossary.md says. */

/** Words that stand for another thing than an engineer of this field expects, or for several. `no_answer` is a published key. */
const BANNED_WORDS = ['moment', 'refusal', 'answer', 'world', 'kept', 'unfilled'];
const CAPITALS = BANNED_WORDS.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('|');
const BANNED_NAME = new RegExp(
  `^(${BANNED_WORDS.join('|')})(s|ed)?($|[A-Z])|[a-z](${CAPITALS})(s|ed)?($|[A-Z])|^(${CAPITALS})`,
);

const glossary = {
  create: (context: { report: (found: { node: object; message: string }) => void }) => ({
    Identifier(node: { readonly name: string }) {
      if (BANNED_NAME.test(node.name))
        context.report({ node, message: 'docs-dev/glossary.md says which word this code has for it.' });
    },
  }),
};

export default { meta: { name: 'plain-words' }, rules: { glossary } };
