import * as lucide from 'lucide-react';
import type { ComponentType } from 'react';

import { CopyText } from '../guide/CopyText.tsx';
import styles from './IconTable.module.css';

const sources = Object.values(
  import.meta.glob<string>(
    [
      '../../packages/{ui,market}/src/*/*.{ts,tsx}',
      '../../src/renderer/**/*.{ts,tsx}',
      '!../../**/*.{stories,test}.*',
      '!../../packages/*/src/fixtures/*',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

const isIcon = (value: unknown): value is ComponentType<{ 'aria-hidden': true }> =>
  typeof value === 'object' && value !== null && 'render' in value;

/** The icons that components and screens import, by name. */
const icons = new Map(
  sources
    .flatMap((source) =>
      Array.from(source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g), ([, names = '']) => names),
    )
    .flatMap((names) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''))
    .toSorted()
    .flatMap((name) => {
      const icon: unknown = Reflect.get(lucide, name);
      return isIcon(icon) ? [[name, icon] as const] : [];
    }),
);

/** Every icon in use, with its name, which a press copies. */
export function IconTable() {
  return (
    <ul className={`sb-unstyled ${styles.icons}`}>
      {[...icons].map(([name, Icon]) => (
        <li key={name} className={styles.icon}>
          <Icon aria-hidden />
          <CopyText text={name} />
        </li>
      ))}
    </ul>
  );
}

/** Returns the number of icons in use. */
export function IconCount() {
  return <>{icons.size}</>;
}
