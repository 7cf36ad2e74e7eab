import { DAY } from '@oja/contract/limits';
import { useSyncExternalStore } from 'react';

const KEY = 'oja.data-used';
/** Two months and a day more: this month stays whole if the clock is wrong by a month for a while. */
const DAYS_MAX = 62;

/** What Oja used on this device, in bytes, received and sent. */
export interface DataUsed {
  today: number;
  /** The calendar month so far, with today. */
  month: number;
}

/** Bytes by calendar day of the device, such as 2026-11-24. */
type Days = Record<string, number>;

/** The days of this page that could not be stored. */
let unstored: Days = {};
/** The stored text that `shown` was computed from, so that the same object is returned while nothing changes. */
let shown: { text: string; day: string; used: DataUsed } | undefined;
const listeners = new Set<() => void>();

const twoDigits = (number: number) => String(number).padStart(2, '0');
const dayOf = (now: Date) => `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;

function readText(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Parses the stored days; what is no day with an amount is left out. */
function parseDays(text: string): Days {
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        ([day, bytes]) => Number.isFinite(Date.parse(day)) && typeof bytes === 'number' && bytes >= 0,
      ),
    );
  } catch {
    return {};
  }
}

/** Adds the amounts of both. */
function sum(days: Days, others: Days): Days {
  const all = { ...days };
  for (const [day, bytes] of Object.entries(others)) all[day] = (all[day] ?? 0) + bytes;
  return all;
}

/**
 * Keeps the days nearest to today: days of a clock that was wrong do not push out true ones, whichever way it erred.
 */
function nearest(days: Days, now: Date): Days {
  const farness = (day: string) => Math.abs(Date.parse(day) - now.getTime()) / DAY;
  const sorted = Object.entries(days).toSorted(([one], [other]) => farness(one) - farness(other));
  return Object.fromEntries(sorted.slice(0, DAYS_MAX));
}

/**
 * Adds to what was used on the current day of this device. If the browser refuses storage or it is full, the amount
 * counts for as long as the page.
 */
export function addDataUsed(bytes: number, now: Date = new Date()): void {
  if (bytes <= 0) return;
  const day = dayOf(now);
  const added = sum(unstored, { [day]: bytes });
  try {
    localStorage.setItem(KEY, JSON.stringify(nearest(sum(parseDays(readText()), added), now)));
    unstored = {};
  } catch {
    unstored = added;
  }
  for (const listener of listeners) listener();
}

/** Returns what was used on this device on the current day and in the current month. */
export function readDataUsed(now: Date = new Date()): DataUsed {
  const day = dayOf(now);
  const days = sum(parseDays(readText()), unstored);
  const month = Object.entries(days)
    .filter(([each]) => each.slice(0, 7) === day.slice(0, 7))
    .reduce((total, [, bytes]) => total + bytes, 0);
  return { today: days[day] ?? 0, month };
}

function snapshot(): DataUsed {
  const text = readText() + JSON.stringify(unstored);
  const day = dayOf(new Date());
  if (shown?.text !== text || shown.day !== day) shown = { text, day, used: readDataUsed() };
  return shown.used;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

/** Returns what was used on this device, and renders again when it changes. */
export const useDataUsed = (): DataUsed => useSyncExternalStore(subscribe, snapshot);
