import { numbersOf, phrasesOf } from './query-words.ts';

/** What a phrase beside an amount makes of it; `around` is 20 % below and above. */
export type PriceBound = 'max' | 'min' | 'around';

/** Phrases before an amount, with the usual typing errors. Words are folded; see query-words. */
export const BEFORE_AMOUNT: Readonly<Record<PriceBound, readonly string[]>> = {
  max: [
    // "under 150k", "below 2 million", "less than ₦5,000"
    ...phrasesOf(`
      under, undr, uder, udner, unda, below, bellow, belw, belo, beneath, less than, lesser than, less dan, lower
      than, cheaper than, within, inside
    `),
    // "not above 600k", "not more than 120k", "no more than 5k"
    ...phrasesOf(`
      not above, not more than, not more dan, no more than, not over, not exceeding, not exceed, not beyond, not
      higher than, not up to, not pass, not passing, must not exceed, should not exceed, not greater than, must not
      be more than, should not be more than, never above, dont exceed, not costing more than
    `),
    // "max N5k", "up to 1.2 million", "at most 20k"
    ...phrasesOf('max, maximum, max of, maximum of, at most, up to, upto, highest, not beyond, limit, max price'),
    // "budget is 25k", "I have 50k", "with 50k"
    ...phrasesOf(`
      budget, budget of, budget is, budget na, budget be, my budget, budgeted, i have, i get, wey i get na, i get
      only, i have only, i only have, wetin i get na, money wey i get na, the money i have is, can afford, my money
      na, my money is, money na, i hold, price limit, can pay, spend, can spend, fit pay, i fit pay
    `),
    // "wey no pass 100k", "no reach 50k"
    ...phrasesOf(`
      no pass, no dey pass, no go pass, no suppose pass, nor pass, no reach, never pass, no over, no above, no more
      pass, no cross, no must pass, make e no pass, wey no pass, no fit pass, no too pass, e no pass
    `),
  ],
  min: [
    // "above 150k", "at least 60k", "from ₦80m upwards", "wey pass 50k"
    ...phrasesOf(`
      above, abov, abve, over, more than, more dan, morethan, from, at least, atleast, minimum, min, minimum of, min
      of, starting from, starting at, not less than, not below, no less than, not under, upwards of, higher than,
      greater than, beyond, wey pass, dey pass, e pass, lowest, no less, start from, starts from, starting,
      exceeding, min price, no dey below, no below, upward of, wey don pass, pass, costing more than, not cheaper
      than, not lower than, starting price
    `),
  ],
  around: [
    // "around 100k", "about 40k"
    ...phrasesOf(`
      around, arround, aroud, arund, about, abt, abut, approximately, approx, roughly, circa, like, in the range of,
      within the range of, range of, in the region of, close to, somewhere around, price around, reach like, be
      like, na like, like say, say around, budget around, budget of around, budget is around, budget of about,
      budget is about, my budget is around, for around, for about, at about, at around, ranging around, near,
      nearly, within the region of, estimated
    `),
  ],
};

/** Phrases after an amount. */
export const AFTER_AMOUNT: Readonly<Record<PriceBound, readonly string[]>> = {
  max: [
    // "2m max", "200k and below", "3.5m budget"
    ...phrasesOf(`
      max, maximum, and below, or below, and bellow, below, or less, and less, and under, or under, downward,
      downwards, and downward, budget, at most, tops, or cheaper, or lower, and lower, go down, or lesser, dey my
      hand, dey hand, na my budget, is my budget, na im i get, na wetin i get, limit, highest, is my max, at the
      most, na max, na the max, and downwards, coming down, last, na last, na my last, is my limit
    `),
  ],
  min: [
    // "₦80m upwards", "50k and above"
    ...phrasesOf(`
      upward, upwards, and above, or above, above, and more, or more, minimum, min, and up, up, plus, at least, and
      over, or over, and upward, and upwards, going up, go up, or higher, and higher, and beyond, at the least, or
      upward, and abov
    `),
  ],
  around: [
    'range',
    'thereabout',
    'thereabouts',
    'or thereabout',
    'or so',
    'there about',
    'more or less',
    'give or take',
    'price range',
  ],
};

/** Words between the two amounts of a range: "1m to 3m". */
export const RANGE_WORDS: ReadonlySet<string> = new Set(['to', 'and', 'till', 'until', 'or', 'reach', 'upto', 'go']);

/** Words before a range, which belong to it: "between 100k and 150k". */
export const BEFORE_RANGE: ReadonlySet<string> = new Set(
  phrasesOf(`
    between, betwen, beetween, btw, bw, btwn, betwn, bettwen, from, range, ranging, within, around, about
  `),
);

/** Words that lead to a price and have no meaning without it: "my budget is", "wey dey". */
export const PRICE_LINKS: ReadonlySet<string> = new Set(
  phrasesOf(`
    for, at, with, that, which, is, are, wey, dey, na, our, my, the, a, price, priced, prices, of, and, be, go,
    cost, costs, costing, budget, should, must, will, not, e, its, it, going, have, i, but, say, selling, sells, in,
    amount, make, range, sell, on, only, get, money, we, has, to, just
  `),
);

/** Words for numbers, for "fifty thousand naira". */
export const NUMBER_WORDS: ReadonlyMap<string, number> = numbersOf(`
    one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
    twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
    twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
    half: 0.5
  `);

/** Words and letters for multiples. */
export const MULTIPLES: ReadonlyMap<string, number> = numbersOf(`
    k: 1000, thousand: 1000, thousands: 1000, thosand: 1000, thousnd: 1000, grand: 1000, tausand: 1000, m:
    1000000, mil: 1000000, mill: 1000000, million: 1000000, millions: 1000000, milion: 1000000, b: 1000000000,
    bn: 1000000000, billion: 1000000000, hundred: 100
  `);

/** Words for the currency beside an amount. */
export const CURRENCY: ReadonlySet<string> = new Set(['n', 'naira', 'ngn', 'nairas', 'niara', 'nira']);

/** An amount before these is no price: "under 18 years", "5000 watts", "10k followers". */
export const OTHER_UNITS: ReadonlySet<string> = new Set(
  phrasesOf(`
    kg, g, inch, inches, year, years, yr, yrs, month, months, page, pages, watt, watts, w, mah, gb, tb, seater,
    seat, seats, bedroom, bedrooms, room, rooms, guest, guests, person, persons, people, litre, litres, liter,
    liters, kva, kilometer, kilometers, km, mile, miles, mileage, hp, minute, minutes, mins, hour, hours, calories,
    followers, follower, subscribers, views, likes, btu, volt, volts, v, amps, rpm, lumens, model, sqm, plots, plot,
    acres, acre, bags, birds, pieces, pcs, copies, yards, feet, ft, capacity, ah, days, weeks, square, carat, karat,
    psi, x, questions, songs, mm, cm, resolution, mb, km2, students, children, kids, chicks
  `),
);

/** "4k" and "8k" are resolutions beside these words. */
export const SCREEN_WORDS: ReadonlySet<string> = new Set(
  phrasesOf(`
    tv, television, video, camera, monitor, screen, projector, uhd, ultra, hd, decoder, display, drone, smart, oled,
    qled, led, android, cctv, movies, movie, gopro, lcd, hdmi
  `),
);

/** "18k" and "24k" are purities of gold beside these words. */
export const GOLD_WORDS: ReadonlySet<string> = new Set([
  'gold',
  'karat',
  'carat',
  'italian',
  'solid',
  'diamond',
  'italy',
  'plated',
]);

/** "2m" is a length beside these words. */
export const LENGTH_WORDS: ReadonlySet<string> = new Set(
  phrasesOf(`
    cable, hdmi, rope, hose, pipe, wire, ladder, tape, curtain, rug, rod, cord, extension, usb, chain, pole,
    antenna, carpet, net, banner, fabric, long, tall, wide, lace, tarpaulin, tripod, string, light
  `),
);
