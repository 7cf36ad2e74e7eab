import { phrasesOf } from './query-words.ts';

/** Names in which words of goods, places, conditions or prices have another meaning. */
export const NAMES: readonly string[] = [
  // "new balance sneakers", "under armour", "next to new"
  ...phrasesOf(`
    new balance, under armour, under armor, new born, newborn, new testament, new year, new month, new school, new
    york, new era, new zealand, new model, new edition, new life, new dawn, new gen, gen z, microsoft office, new arrival, new design, new style, new yam, new look, whats new, new
    age, new jersey, over lord, game over, over size, over sized, under wear, under ground, under water, under
    bridge, above only, from scratch
  `),
  // "tokunbo street", "ikeja electric", "delta airlines", "burna boy"
  ...phrasesOf(`
    tokunbo street, tokunbo road, tokunbo market, ikeja electric, eko electric, ibadan electric, delta airline,
    delta airways, burna boy, imo app, imo messenger, jos buttler, obi cubana, peter obi, tai solarin, ado gwanja,
    obi mikel, mikel obi, abuja electric, lagos business school, lagos island club, lagos state university, kano
    pillars, enyimba aba, ibadan boy, lagos boy, lagos big boy, delta soap, delta state university, delta force,
    delta variant, rivers united, plateau united, akwa united, eko hotel, eko atlantic, eko disco, ogun state
    university, edo tensei, edo language, cross river gorilla, plateau bra, niger delta, river niger, niger
    republic, naija niger, kwara united, benin republic, benin bronze, benin electric, osun osogbo, osun river, ogun
    god, imo river, oyo empire, benin kingdom, benin empire, kogi bar, zaria batik, ekiti kete, ijebu jesa, ijebu
    music, university of lagos, university of ibadan, university of benin, university of jos, orlando magic, ogun
    worship, house of cards, game of thrones, house music, house of representative, song of solomon, cold play, hot
    chocolate, apple music, phone number, phone call, phone contact, car race, gucci mane, book of eli, money heist,
    bank of industry, stone cold, window 10, windows 11, made in aba, made in lagos, made in kano, aba boy, original
    aba, mama put, black market, home alone, bread of life, blood sugar, big brother naija
  `),
  // "8gb ram": memory, no sheep
  ...phrasesOf(`
    1gb ram, 2gb ram, 3gb ram, 4gb ram, 6gb ram, 8gb ram, 12gb ram, 16gb ram, 32gb ram, 64gb ram, ddr3 ram, ddr4
    ram, not verified, gb ram, fresh yo, used to, used for, used by, used as, mr bread, chicken republic, cold
    stone, the place, item 7, food for thought, tea time, rice and sons, mama gold, mama gold oil, book me, book
    now, fan page, fan club, cup final, world cup, champion league, music video, apple id, rolling stones, chocolate
    city, mavin record, tiger woods, wizkid, davido, tiwa savage, sola sobowale, fela kuti, asa, harry potter, lord
    of the rings, spider man, iron man
  `),
];

/** Words behind a place's name with which it is no place: "aba made shoes", "lagos street". */
export const NOT_BEHIND_PLACES: ReadonlySet<string> = new Set(
  phrasesOf(`
    made, style, styled, type, brand, electric, electricity, street, airline, airways, app, soap, boy, girl, united,
    fc, university, poly, polytechnic, hotel, design, bronze, wood, lace, kingdom, river, weekly, times, song,
    music, man, woman, babe, babes, pillars, rangers, stars, club, bank, church, cubana, party, airport, cement,
    magic, force, queen, king, model, college, movie, film, dance, native, weave, tie, cap, republic, bridge, life,
    language, culture, history, news, foundation, government, governor, ministry
  `),
);

/** Phrases that ask for something. What comes before them only explains. */
export const REQUESTS: readonly string[] = [
  // "My daughter is resuming school and I need a small used fridge"
  ...phrasesOf(`
    i need, we need, need, i want, we want, i want to buy, want to buy, want to get, i want to get, i wan buy, wan
    buy, i wan get, wan get, i am looking for, am looking for, im looking for, we are looking for, looking for, look
    for, looking to buy, looking to get, i am searching for, searching for, i dey find, dey find, i dey look for,
    dey look for, i dey search for, in search of, in need of, interested in, i wish to buy, would like to buy, would
    like to get, i would like to buy, planning to buy, hoping to buy, i go like buy, go like buy, trying to buy,
    trying to find, who get, who dey sell, who sabi who dey sell, who sells, who is selling, who has, where can i
    get, where can i find, where can i buy, where to buy, where i fit buy, where i fit get, where i fit see, where
    dem dey sell, anyone selling, anybody selling, anybody get, anybody wey get, can i get, can i find, help me
    find, help me get, show me, show only, show, find me, get me, make una show me, i dey find person wey dey sell,
    to buy, looking 4, i wan rent, want to rent, i want to rent, wetin be price of, wetin be the price of, what is
    the price of, how much be, how much is, how much for, how much, price of, cost of, abeg who get, i want buy, wan
    see, who know, who sabi, i need to buy, need to buy, i dey need, dey need, i dey find who, kindly get me, where
    is, where i go see, where i go buy, mo fe ra, mo n wa, ina neman, ina so
  `),
];

/** Words without a meaning for a search, which are left out if anything else in the query has a meaning. */
export const FILLERS: readonly string[] = [
  // "abeg fairly used fridge", "electrician near me", "neat and clean"
  ...phrasesOf(`
    abeg, biko, please, pls, plz, oga, my guy, guy, bros, good morning, good afternoon, good evening, good day,
    hello, hi, hey, dear seller, sir, ma, make una, una, e jo, ejo, for sale, available, near me, around me, close
    to me, nearby, in my area, around here, close by, thanks, thank you, o, sha, jare, joor, na so, cheap, cheap
    cheap, affordable, neat, clean, neat and clean, good, fine, quality, good quality, nice, correct, sharp, strong,
    very, first grade, grade a, reliable, in good condition, good condition, with warranty, urgently, urgent, asap,
    fast, anywhere, items, item, things, small small, ni, cheap and neat, trusted, trusted seller, seller, vendor,
    per night, per year, per month, yearly
  `),
];

/** Words that only connect: they are left out at the ends of what is left of a query, and before places. */
export const CONNECTORS: ReadonlySet<string> = new Set(
  phrasesOf(`
    in, at, for, around, near, ni, within, inside, from, to, on, with, of, that, which, is, are, be, wey, dey, na,
    the, a, an, some, any, and, or, my, our, i, we, me, it, e, only, anywhere, close, by, but, also, just, who,
    first, am, so, should, must, not, no, can, there, here, o, you
  `),
);

/** Words before a place: "in ikeja", "for warri". */
export const BEFORE_PLACES: ReadonlySet<string> = new Set(
  phrasesOf(`
    in, at, for, around, near, ni, within, inside, from, to, anywhere, na, a, location, located, area, close, n,
    delivery, arround, aroud, nia, ne, cikin, live, side
  `),
);

/** Those before a place whose name is a word as well: "in delta". */
export const IN_PLACES: ReadonlySet<string> = new Set([
  'in',
  'at',
  'around',
  'near',
  'ni',
  'within',
  'inside',
  'location',
]);

/** Words behind a place: "ikeja side", "bauchi state". */
export const BEHIND_PLACES: ReadonlySet<string> = new Set(
  phrasesOf(`
    side, state, axis, area, city, town, metropolis, lga, only, nigeria, environs, here, pls, please, abeg, market,
    capital, environment, region, province, sides, ooo
  `),
);
