import { Tag } from 'lucide-react';
import { createElement, type ComponentProps } from 'react';

import { CATEGORY_ICONS } from './category-icons.ts';

export interface CategoryIconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The category's name, in its exact spelling (product §9). An unknown name shows a label icon. */
  category: string;
}

const iconOf = (category: string) => (Object.hasOwn(CATEGORY_ICONS, category) && CATEGORY_ICONS[category]) || Tag;

/**
 * The icon of a category. Decorative: the name is always visible beside it. It contains 57 icons, so import it only in
 * screens that show categories.
 */
export function CategoryIcon({ category, ...rest }: CategoryIconProps) {
  return createElement(iconOf(category), { ...rest, 'aria-hidden': true });
}
