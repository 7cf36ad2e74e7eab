import { Tag } from 'lucide-react';
import { createElement } from 'react';

import { CATEGORY_ICONS } from './category-icons.ts';

export interface CategoryIconProps {
  /** The category's name, as spec §9 writes it. One that is not among the 57 shows a label. */
  category: string;
}

const iconOf = (category: string) => (Object.hasOwn(CATEGORY_ICONS, category) && CATEGORY_ICONS[category]) || Tag;

/**
 * The picture of a category. Decorative: its name always stands beside it. It carries 57 icons, so import it only with
 * the screens that show categories.
 */
export function CategoryIcon({ category }: CategoryIconProps) {
  return createElement(iconOf(category), { 'aria-hidden': true });
}
