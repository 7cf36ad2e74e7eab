import type { ComponentGuide } from '../guide/component-guide.ts';
import { StatusBadge } from '../guide/StatusBadge.tsx';
import styles from './ComponentTable.module.css';

interface StoryMeta {
  title: string;
  parameters?: { guide?: ComponentGuide };
}

const metas = Object.values(
  import.meta.glob<StoryMeta>('../../packages/{ui,market}/src/*/*.stories.tsx', { eager: true, import: 'default' }),
).filter(({ parameters }) => parameters?.guide);

const groups = Map.groupBy(
  metas.toSorted((a, b) => a.title.localeCompare(b.title)),
  ({ title }) => title.split('/')[0] ?? '',
);

const hooks = groups.get('Hooks') ?? [];

/** Every component and hook with its status and what it is for, read from its own stories. */
export function ComponentTable() {
  return [...groups].map(([group, members]) => (
    <section key={group}>
      <h3>
        {group} <small className={styles.count}>{members.length}</small>
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Status</th>
            <th scope="col">When to use it</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ title, parameters }) => {
            const name = title.split('/').at(-1) ?? title;
            const status = parameters?.guide?.status ?? 'new';
            return (
              <tr key={title}>
                <td>
                  <a href={`./?path=/docs/${title.toLowerCase().replace('/', '-')}--docs`} target="_top">
                    {name}
                  </a>
                </td>
                <td>
                  <StatusBadge status={status} />
                </td>
                <td>{parameters?.guide?.use[0]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  ));
}

/** Returns the number of components, without hooks. */
export function ComponentCount() {
  return <>{metas.length - hooks.length}</>;
}

/** Returns the number of hooks. */
export function HookCount() {
  return <>{hooks.length}</>;
}
