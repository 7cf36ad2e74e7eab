import type { Category } from './categories.ts';

/** The states of most people who buy, which are offered first where somebody is asked for theirs. */
export const FIRST_STATES: readonly string[] = [
  'Lagos',
  'Federal Capital Territory',
  'Rivers',
  'Kano',
  'Oyo',
  'Kaduna',
  'Edo',
  'Enugu',
];

/** The categories that most people look for, which are offered first where somebody is asked what that is. */
export const FIRST_CATEGORIES: readonly Category[] = [
  'Electronics',
  'Gadgets',
  'Vehicles',
  'Fashion',
  'Furniture',
  'Real Estate',
  'Food Stuffs',
  'Beauty',
  'Babies',
  'Services',
  'Kitchen',
  'Machinery',
];
