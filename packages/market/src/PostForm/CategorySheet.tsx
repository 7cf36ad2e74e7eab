import { CATEGORY_GROUPS } from '@oja/contract/category-groups';
import type { FieldBinding } from '@oja/ui/field-binding';
import { PaletteField } from '@oja/ui/PaletteField';
import { useMessages } from '@oja/ui/hooks/use-messages';

import { matchingCategories } from '../CategoryGrid/matching-categories.ts';
import { CategoryIcon } from '../CategoryIcon/CategoryIcon.tsx';
import { MESSAGES } from './messages.ts';

interface CategorySheetProps {
  /** Props and error of the input. */
  field: FieldBinding;
  /** The categories, in order. */
  categories: readonly string[];
  /** Returns the categories of the goods that a typed text begins to name, the best one first. */
  find: ((text: string) => readonly string[]) | undefined;
}

const itemOf = (name: string) => ({ key: name, label: name, icon: <CategoryIcon category={name} /> });

/** The categories in groups with icons, on a phone: found by their names and by the words for their goods. */
export function CategorySheet({ field, categories, find }: CategorySheetProps) {
  const messages = useMessages('PostForm', MESSAGES);
  const labels = {
    devices: messages.devices,
    style: messages.style,
    vehicles: messages.vehicles,
    house: messages.house,
    food: messages.food,
    farm: messages.farm,
    services: messages.services,
    learning: messages.learning,
    leisure: messages.leisure,
  };
  const groups = CATEGORY_GROUPS.map(({ name, categories: names }) => ({
    key: name,
    label: labels[name],
    items: names.filter((each) => categories.includes(each)).map(itemOf),
  }));
  const filter = (text: string) => {
    const ofGoods = find?.(text).filter((name) => categories.includes(name)) ?? [];
    const found = new Set([...matchingCategories(categories, text), ...ofGoods]);
    return [{ key: 'found', label: messages.found, items: [...found].map(itemOf) }];
  };
  return (
    <PaletteField
      label={messages.category}
      placeholder={messages.chooseCategory}
      searchPlaceholder={messages.searchCategory}
      {...{ groups, filter }}
      {...field}
    />
  );
}
