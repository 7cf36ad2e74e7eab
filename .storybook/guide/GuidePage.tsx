import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { PreparedStory } from 'storybook/internal/types';

import { omitReferences } from '../../packages/ui/doc-comments/omit-references.ts';
import market from '../../packages/market/package.json' with { type: 'json' };
import ui from '../../packages/ui/package.json' with { type: 'json' };
import type { ComponentGuide } from './component-guide.ts';
import styles from './GuidePage.module.css';
import { StatusBadge } from './StatusBadge.tsx';
import { hasExample } from './usage.ts';
import { useUsage } from './use-usage.ts';

function Side({ kind, title, lines }: { kind: 'yes' | 'no'; title: string; lines: readonly string[] }) {
  return (
    <section className={styles.side} data-kind={kind}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Guide({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <div className={styles.pair}>
        <Side kind="yes" title="When to use it" lines={guide.use} />
        <Side kind="no" title="When not" lines={guide.avoid} />
      </div>
      <div className={styles.pair}>
        <Side kind="yes" title="Do" lines={guide.do} />
        <Side kind="no" title="Don’t" lines={guide.dont} />
      </div>
      <Heading>Keyboard</Heading>
      {guide.keyboard.length === 0 ? (
        <p>Takes no focus of its own.</p>
      ) : (
        <table className={styles.keys}>
          <thead>
            <tr>
              <th>Keys</th>
              <th>What they do</th>
            </tr>
          </thead>
          <tbody>
            {guide.keyboard.map(([keys, effect]) => (
              <tr key={keys}>
                <td>
                  <kbd>{keys}</kbd>
                </td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** How much the component may still change, and the version and path to import it from. */
function Release({ guide, fileName }: { guide: ComponentGuide; fileName: string }) {
  const { name, version } = fileName.includes('packages/market') ? market : ui;
  return (
    <p>
      <StatusBadge status={guide.status} /> {name} {version}
    </p>
  );
}

/** A story with the code that shows it. */
function Example({ story }: { story: PreparedStory }) {
  const code = useUsage(story);
  return (
    <section id={story.id}>
      <Subheading>{story.name}</Subheading>
      <Markdown>{omitReferences(story.parameters['docs']?.description?.story ?? '')}</Markdown>
      <Canvas
        of={story.moduleExport}
        source={{ code, language: 'tsx' }}
        {...(!hasExample(story.tags, String(story.parameters['fileName'])) && { sourceState: 'none' })}
        story={{ __forceInitialArgs: true }}
      />
    </section>
  );
}

/** The docs page of every component: its purpose, its props with controls, its keys, its states. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const given: object = preparedMeta.parameters;
  const { guide, fileName = '' }: { guide?: ComponentGuide; fileName?: string } = given;
  const stories = useContext(DocsContext).componentStories();
  // The first story whose rendering follows its props: on others the controls would have no effect.
  const first = stories.find(({ parameters }) => parameters['__isArgsStory']) ?? stories[0];
  return (
    <>
      <Title />
      {guide && <Release guide={guide} fileName={fileName} />}
      <Subtitle />
      <Description />
      {first && <Canvas of={first.moduleExport} sourceState="none" />}
      {first && <Controls of={first.moduleExport} />}
      {guide && <Guide guide={guide} />}
      <Heading>Stories</Heading>
      {stories.map((story) => (
        <Example key={story.id} story={story} />
      ))}
    </>
  );
}
