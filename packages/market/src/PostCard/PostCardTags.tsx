import { MapPin, PackageCheck, Tag } from 'lucide-react';

import { useMessages } from '@oja/ui/hooks/use-messages';
import styles from './PostCardTags.module.css';
import { MESSAGES } from './messages.ts';

interface PostCardTagsProps {
  /** The location. */
  location: string | null | undefined;
  /** New or used. */
  condition: string | null | undefined;
  /** The category. */
  category: string | null | undefined;
}

/** Location, condition and category, if the vendor gave them. */
export function PostCardTags({ location, condition, category }: PostCardTagsProps) {
  const messages = useMessages('PostCard', MESSAGES);
  const tags = [
    { name: messages.location, value: location, icon: <MapPin aria-hidden="true" /> },
    { name: messages.condition, value: condition, icon: <PackageCheck aria-hidden="true" /> },
    { name: messages.category, value: category, icon: <Tag aria-hidden="true" /> },
  ].filter((tag) => tag.value);
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag.name} className={styles.tag} title={tag.name}>
          {tag.icon}
          <bdi>{tag.value}</bdi>
        </li>
      ))}
    </ul>
  );
}
