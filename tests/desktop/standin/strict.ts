/** Properties that promises, JSON and inspectors read from every object. */
const ASKED_OF_ALL: ReadonlySet<PropertyKey> = new Set(['then', 'toJSON', 'inspect', 'nodeType', 'tagName']);

/** Throws, so that a feature missing in the stand-in is not mistaken for one missing in Electron. */
export function refuse(what: string): never {
  throw new Error(`stand-in: ${what} is not implemented`);
}

/**
 * Ends a prototype chain: reading or writing any property that was not found before it throws.
 * @param nameOf returns the object's name for messages
 * @param base the members that every such object has
 */
function strict(nameOf: (object: object) => string, base: object): object {
  return new Proxy(base, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || ASKED_OF_ALL.has(key)) return Reflect.get(target, key, receiver);
      return refuse(`${nameOf(receiver)}.${key}`);
    },
    set: (_target, key, _value, receiver) => refuse(`${nameOf(receiver)}.${String(key)} =`),
  });
}

/** Creates a module of Electron: an object that has the given members and throws for everything else. */
export function strictModule<Parts extends object>(name: string, parts: Parts): Parts {
  return Object.setPrototypeOf(
    parts,
    strict(() => name, Object.prototype),
  );
}

/** The base of Electron's classes: a missing member throws, on instances and on the class. */
// oxlint-disable-next-line typescript/no-extraneous-class -- it is there for its prototypes
export class Strict {}
const instanceName = ({ constructor: { name } }: object) => name.charAt(0).toLowerCase() + name.slice(1);
Object.setPrototypeOf(Strict.prototype, strict(instanceName, Object.prototype));
Object.setPrototypeOf(
  Strict,
  strict((kind) => (typeof kind === 'function' ? kind.name : ''), Function.prototype),
);
