/** What promises, JSON and inspectors ask of every object. */
const ASKED_OF_ALL: ReadonlySet<PropertyKey> = new Set(['then', 'toJSON', 'inspect', 'nodeType', 'tagName']);

/** Says no, so that nobody takes what is missing here for something that Electron has not. */
export function refuse(what: string): never {
  throw new Error(`stand-in: ${what} is not implemented`);
}

/**
 * Ends a chain of prototypes: whatever was not found before it is refused, in reading and in writing.
 * @param nameOf what messages call the object
 * @param base what every object of its kind has
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

/** Makes a module of Electron's: an object that has what it is given and refuses everything else. */
export function strictModule<Parts extends object>(name: string, parts: Parts): Parts {
  return Object.setPrototypeOf(parts, strict(() => name, Object.prototype));
}

/** The base of Electron's classes: what one does not have is refused, of its instances and of itself. */
// oxlint-disable-next-line typescript/no-extraneous-class -- it is there for its prototypes
export class Strict {}
const instanceName = ({ constructor: { name } }: object) => name.charAt(0).toLowerCase() + name.slice(1);
Object.setPrototypeOf(Strict.prototype, strict(instanceName, Object.prototype));
Object.setPrototypeOf(Strict, strict((kind) => (typeof kind === 'function' ? kind.name : ''), Function.prototype));
