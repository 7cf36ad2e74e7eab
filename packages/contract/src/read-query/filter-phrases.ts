import type { Condition, PricePoint } from '../categories.ts';
import type { PostSort } from '../post-filters.ts';

import { phrasesOf } from './query-words.ts';

/** Filters that a phrase stands for. */
export interface PhraseFilters {
  condition?: readonly Condition[];
  pricePoint?: readonly PricePoint[];
  verified?: true;
  hasPictures?: true;
  sort?: PostSort;
}

/** Every pair of a first and a second part. */
function pairs(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((a) => second.map((b) => `${a} ${b}`.trim()));
}

const USED = ['used', 'use'];

const SELLERS = [
  '',
  ...phrasesOf(`
    seller, vendor, dealer, trader, store, shop, agent, account, seller only, vendor only, only, business,
    supplier, merchant, profile, user, person, people, customer, dealer only, agent only
  `),
];

const PICTURES = ['picture', 'photo', 'photograph', 'image', 'pic', 'pix'];

/** Phrases and what they ask for. Words are without accents and plurals' endings; see query-words. */
export const FILTER_PHRASES: readonly (readonly [PhraseFilters, readonly string[]])[] = [
  [
    // "not used before office table", "wey dem never use", "brand new"
    { condition: ['Brand New'] },
    [
      ...phrasesOf(`
        new, brand new, brand nw, bran new, brandnew, band new, brnad new, sealed, factory sealed, unused, unopened,
        tear rubber, brand new tear rubber, tear leather, never used, never used before, not used, not used before,
        never been used, not been used, no be used, no be fairly used, not fairly used, not second hand, no be
        second hand, not tokunbo, no be tokunbo, wey no be second hand, still in box, still sealed, in the box, new
        in box, in box, brand new sealed, brand new in box, completely new, dem never use, dem never use am, wey dem
        never use, wey dem never use before, dem never open, never use, nobody don use, wey nobody don use, nobody
        never use, wey nobody never use, e never use, no be use, dem no use, wey dem no use, wey dem never open, wey
        person never use, person never use, nylon new, untouched, wey dem neva use, dem neva use, neva use, never
        opened, not opened, sabuwa, tuntun, titun, ohuru, nib, fresh from the box, out of the box, brand new one,
        new one, fresh in box, wey still dey inside nylon, not uk used, not foreign used, no used, no second hand,
        no tokunbo, new new, boxed, sealed in box
      `),
    ],
  ],
  [
    // "uk used iphone", "belgium tyres", "okrika jeans"
    { condition: ['Foreign Used'] },
    [
      ...pairs(
        [
          ...phrasesOf(`
            uk, u k, london, us, u s, usa, u s a, america, american, canada, canadian, dubai, german, germany,
            europe, european, italy, italian, japan, japanese, china, chinese, foreign, foriegn, foreing, forein,
            foregin, belgium, belgian, abroad, overseas, imported, jand, yankee, oyinbo, cotonou, holland, england,
            british, turkey, korea, korean, spain, france, french, obodo oyinbo, direct uk, direct london, dutch,
            direct us, direct usa, direct foreign, direct germany, fairly uk, britain, swiss, ireland, dubia, forign
          `),
        ],
        USED,
      ),
      ...phrasesOf(`
        tokunbo, direct tokunbo, tokumbo, tokunbor, tokumbor, tokubo, tokonbo, tokunboh, toks, tokunbo used, tokunbo
        grade, tukunbo, belgium, direct belgium, belgian, beljium, first belgium, second hand from abroad, used from
        abroad, okrika, okirika, okirica, okrica, okrika first grade, okirika first grade, first grade okrika, grade
        one okrika, bend down select, bend down and select, benddownselect, bend down boutique, bend select, bend
        down pick, bend and select, bosikona, bosi corner, kafanchan okrika, okirika wake up, okrika wake up,
        gwanjo, london used neat, ukused, uk usd, uk fairly used, foreign fairly used, us fairly used, usa fairly
        used, fairly used from uk, fairly used uk, fairly used foreign, fairly foreign used, uk second hand, foreign
        second hand, used from uk, used from us, wey land from uk, wey come from uk, london fairly used, grade a uk
        used, clean uk used, neat uk used, tokunbo direct, foreign tokunbo, uk tokunbo
      `),
    ],
  ],
  [
    // "nigerian used keke", "ps4 for naija used"
    { condition: ['Nigerian Used'] },
    [
      ...pairs(
        [
          ...phrasesOf(`
            nigerian, nigeria, naija, nija, 9ja, local, locally, nigerean, nigirian, nigeran, for naija, lagos,
            naijiria, nigerian fairly, naija fairly, nigeria fairly, local fairly, home, nigerian neatly, registered
            nigerian, abuja, nig
          `),
        ],
        USED,
      ),
      ...phrasesOf(`
        nigerian second hand, naija second hand, used in nigeria, used for naija, dem use for naija, wey dem use for
        naija, nigeria second hand, second hand naija, naija own second hand, fairly used in nigeria, fairly used
        nigerian, nigerian usd, used here in nigeria
      `),
    ],
  ],
  [
    // "fairly used laptop", "second hand bicycle"
    { condition: ['Nigerian Used', 'Foreign Used'] },
    [
      ...phrasesOf(`
        used, fairly used, fairly use, fairlyused, fairly usd, fairly uesd, farely used, farely use, farly used, fairy used,
        farily used, fairely used, second hand, secondhand, 2nd hand, sekond hand, second handed, pre owned,
        preowned, pre loved, preloved, pre used, neatly used, slightly used, gently used, lightly used, almost new,
        barely used, used one, already used, wey dem don use, dem don use, dem don use small, wey dem don use small,
        wey person don use, person don use, not new, no be new, wey no be new, fairly used one, fairly used neat,
        very neat used, hand down, fairly new, second hand one, secnd hand, usd, wey don use small, uesd, usedd, ti
        won ti lo, alo ku, aloku, hannu na biyu, not brand new, used but neat, used but clean, neat used, clean
        used, well used, fairly clean, no be brand new, few months used
      `),
    ],
  ],
  [
    // "phone price not negotiable"
    { pricePoint: ['Fixed Price'] },
    [
      ...phrasesOf(`
        fixed price, price fixed, price is fixed, fix price, price fix, not negotiable, non negotiable,
        nonnegotiable, price not negotiable, price non negotiable, price is not negotiable, price is non negotiable,
        no negotiation, no negotiable, no haggling, no haggle, no bargaining, no bargain, no pricing, firm price,
        price firm, price is firm, fixed rate, no price war, no be negotiable, price no negotiable, without
        haggling, no price cutting, price no dey come down, wey dem no dey price, dem no dey price, no dey price am,
        no negotiate, set price, price no go change, final price, un negotiable, unnegotiable, no reduction, fixed
        amount, wey price fixed, wey dem fix price, wey price no dey change
      `),
    ],
  ],
  [
    // "bed frame negotiable"
    { pricePoint: ['Negotiable Price'] },
    [
      ...phrasesOf(`
        negotiable, price negotiable, negotiable price, price is negotiable, price still negotiable, slightly
        negotiable, nego, still negotiable, can negotiate, we can negotiate, open to negotiation, price is open to
        negotiation, willing to negotiate, negotiation allowed, negotiation, negociable, negotible, negotable, price
        can come down, wey price fit come down, negotiate, price fit come down, we fit price am, wey i fit price, i
        fit price, i fit price am, we fit negotiate, we fit price, fit negotiate, wey fit negotiate, can bargain,
        bargain, bargaining allowed, haggling allowed, can haggle, room for negotiation, price negotiable small,
        seller wey go gree price, wey go gree price, gree price, wey we fit price, wey person fit price, open to
        bargaining, i can negotiate, that i can negotiate, with negotiation, wey price dey negotiable, price dey
        negotiable, dey negotiable, e dey negotiable, is negotiable, with negotiable price, i can bargain, that is
        negotiable
      `),
    ],
  ],
  [
    // "verified tailor around yaba", "seller wey dem don verify"
    { verified: true },
    [
      ...pairs(
        [
          'verified',
          'from verified',
          'from a verified',
          'only verified',
          'by verified',
          'a verified',
          'fully verified',
        ],
        SELLERS,
      ),
      ...phrasesOf(`
        seller verified, vendor verified, dealer verified, seller must be verified, vendor must be verified, must be
        verified, is verified, seller wey dem don verify, vendor wey dem don verify, wey dem don verify, dem don
        verify, don verify, wey dem verify, seller wey dem verify, seller wey don verify, vendor wey dem verify, wey
        verify, wey get verify, verifed, verifed seller, varified, varified seller, verifid seller, verrified
        seller, with verified badge, verified badge, seller with verified badge, with verification badge,
        verification badge, blue tick, seller wey get badge, wey oja don verify, verified by oja, seller who is
        verified, vendor who is verified, seller that is verified, vendor that is verified, that is verified, who is
        verified, who are verified, wey get verified badge, wey be verified
      `),
    ],
  ],
  [
    // "wedding gown, must have photos"
    { hasPictures: true },
    [
      ...pairs(
        [
          ...phrasesOf(`
            with, must have, have, has, having, showing, wey get, get, that has, that have, which have, including,
            includes, should have, with clear, with real, with actual, with good, with their, with the, wey get
            clear, with a, must have clear, only with, wey dey with, need, see, i need, need to see, want to see, i
            want see, must get, make e get, wey carry, must include, and, add, send, show, show me, clear, real,
            actual, i wan see, wan see, let me see, i need to see, i want to see, should include, must show, that
            show, post with, posts with, ad with, listing with, item with, wey show, attach, must have at least one,
            with at least one, that get, dem must get, e must get, must come with, wey come with, abeg with
          `),
        ],
        PICTURES,
      ),
      ...pairs(
        ['picture', 'photo', 'image', 'pic', 'pix', 'pics'],
        [
          ...phrasesOf(`
            please, abeg, only, available, required, needed, attached, included, dey, must dey, compulsory, a must,
            must be there, must, first, is a must, inside, pls, plz, must show, is compulsory, are a must, dey
            inside, wey clear
          `),
        ],
      ),
      ...phrasesOf(`
        wey i fit see picture, i fit see picture, no picture no buy, wey picture dey, wey get am picture, not
        without picture, ni aworan, pelu aworan
      `),
    ],
  ],
  [
    // "cheapest freezer", "lowest price first rice"
    { sort: 'price_asc' },
    [
      ...phrasesOf(`
        cheapest, cheapest first, cheapest price, cheapest one, chepest, cheepest, cheapeast, the cheapest, lowest
        price, lowest price first, lowest first, lowest prices first, least expensive, least price, lowest cost,
        most affordable, low to high, price low to high, lowest to highest, price lowest to highest, price from low
        to high, from low to high, sort by lowest price, sort by price low to high, sort by cheapest, cheap pass,
        wey cheap pass, wey cheap pass all, cheap pass all, wey cheap well well pass, lower price first, low price
        first, at the lowest price, at lowest price, for the cheapest price, cheaper first, wey cheap past, cheap
        past, lowest amount, from cheapest, lowest rate, starting from the cheapest, cheapest to most expensive,
        cheapest rate, least costly, cheapest to dearest, from the cheapest, smallest price
      `),
    ],
  ],
  [
    // "most expensive wristwatches"
    { sort: 'price_desc' },
    [
      ...phrasesOf(`
        most expensive, most expensive first, expensive first, costliest, costliest first, dearest, dearest first,
        highest price, highest price first, highest first, high to low, price high to low, highest to lowest, most
        costly, wey cost pass, cost pass, price from high to low, from high to low, sort by highest price, sort by
        price high to low, highest prices first, priciest, wey cost pass all, sort by most expensive, most pricey,
        priciest first, most expensive to cheapest, price highest to lowest
      `),
    ],
  ],
  [
    // "just posted laptops", "recently posted ankara gowns first"
    { sort: 'newest' },
    [
      ...phrasesOf(`
        newest, newest first, newest post, newest posts first, newest listing, newest ad, recently posted, recently
        posted first, recently added, just posted, just added, just listed, just uploaded, recently uploaded,
        recently listed, newly posted, newly added, newly listed, newly uploaded, most recent, most recent first,
        most recent post, recent post, recent first, recent post first, latest post, latest first, latest post
        first, latest listing, latest ad, posted today, posted recently, sort by newest, sort by latest, sort by
        date, wey dem just post, dem just post, wey just come, added today, new post, newly arrived, new listing,
        new ad, posted just now, wey dem post today, uploaded today, listed today, today post, new posts first, new
        listings first
      `),
    ],
  ],
];
