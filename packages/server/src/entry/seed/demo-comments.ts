import type { Category } from '@oja/contract/categories';

/** A short exchange under a post: a customer comments, the vendor may answer, and the customer may reply. */
export interface Exchange {
  says: string;
  vendor?: string;
  closes?: string;
}

const FOOD: readonly Exchange[] = [
  {
    says: 'Ordered last weekend for my mother-in-law. She asked for the number, and she never asks.',
    vendor: 'Greet Mama for me. Next one gets small jara.',
  },
  {
    says: 'How fresh by the time it reaches Ikorodu?',
    vendor: 'Leaves here before 7, with you by 11. If it is not fresh, do not pay.',
    closes: 'Fair enough. I will order on Thursday.',
  },
  {
    says: 'Do you do half quantity? I live alone o.',
    vendor: 'Yes, send me a message and we share it with another customer.',
  },
  {
    says: 'Abeg is pepper inside? My children will cry.',
    vendor: 'I can leave it out. Just write "no pepper" when you order.',
  },
  { says: 'Came well packed, nothing spilled. God bless your hands.' },
  {
    says: 'My whole office is asking where I bought it. You people should give me commission.',
    vendor: 'Commission is on the way, ma!',
  },
];

const TECH: readonly Exchange[] = [
  {
    says: 'Is it UK used or direct?',
    vendor: 'Direct, and the receipt is here. Come with somebody who knows, no problem.',
    closes: 'I like that. Coming Saturday.',
  },
  {
    says: 'Does the warranty cover NEPA wahala?',
    vendor: 'Use a stabiliser and it covers everything. Without one, I beg, it does not.',
  },
  {
    says: 'Bought mine in March, still strong. Honest seller.',
    vendor: 'Thank you, sir. Customers like you make the market sweet.',
  },
  {
    says: 'Can you swap with my own and I add money?',
    vendor: 'Send pictures of yours in chat and I will price it today.',
  },
  {
    says: 'The battery, how many hours for real? Not seller hours.',
    vendor: 'Real hours: a whole night if you do not stream. I tested it myself.',
  },
];

const WEAR: readonly Exchange[] = [
  {
    says: 'The colour in the picture, is it the same in the hand?',
    vendor: 'Same. I took the pictures in daylight, no filter.',
    closes: 'Okay, I want two.',
  },
  {
    says: 'I wore it to a wedding in Abeokuta and three people stopped me.',
    vendor: 'Only three? Next time we do better.',
  },
  {
    says: 'Any discount if we buy for aso ebi? We are twenty-two.',
    vendor: 'From ten pieces I take off ten percent. For twenty-two, let us talk in chat.',
  },
  { says: 'Last price?', vendor: 'That is the last price, but delivery inside town is on me.' },
  { says: 'Neat finishing. You can see that somebody took their time.' },
];

const CARS: readonly Exchange[] = [
  {
    says: 'Any accident history? Tell us now, before the mechanic tells us.',
    vendor: 'Never. Bring your own mechanic and open everything.',
    closes: 'I will come with mine on Friday.',
  },
  { says: 'Custom papers complete?', vendor: 'Complete, duty paid, and I will follow you to the licensing office.' },
  {
    says: 'Used them for my sister’s wedding. The driver came twenty minutes early!',
    vendor: 'We thank God. Ask for Sunday again next time.',
  },
  { says: 'How is the AC in this heat?', vendor: 'You will ask me to bring it down.' },
];

const PROPERTY: readonly Exchange[] = [
  {
    says: 'Which papers does it have? I do not want stories.',
    vendor: 'C of O, seen by a lawyer. Bring yours to check it at the registry.',
    closes: 'Good. My lawyer will call you.',
  },
  { says: 'How is light in that area?', vendor: 'Band A, most days above eighteen hours. The meter is prepaid.' },
  {
    says: 'Is the price with agency and caution?',
    vendor: 'Agency is separate and I have written how much. No hidden charges.',
  },
  { says: 'I inspected it on Sunday. What you see in the picture is what is there.' },
];

const BEAUTY: readonly Exchange[] = [
  {
    says: 'Good for oily skin?',
    vendor: 'Yes, but begin every second day and see how your skin takes it.',
    closes: 'Thank you for not just saying yes.',
  },
  { says: 'Finished mine in one month, my husband was using it in secret.', vendor: 'Tell him we have a bigger size!' },
  {
    says: 'Is there any hydroquinone inside? Please be honest.',
    vendor: 'None. The list of what is inside is on the pack, in full.',
  },
  { says: 'She did my make-up in November. Eight hours of dancing and nothing moved.' },
];

const SERVICE: readonly Exchange[] = [
  {
    says: 'Are you free the second Saturday of next month?',
    vendor: 'Free for now. A small deposit keeps the date for you.',
    closes: 'Sending it today.',
  },
  { says: 'They came on time and knew what they were doing. Rare.', vendor: 'Thank you, ma. Time is respect.' },
  {
    says: 'Do you come to Sango Ota, or only the island?',
    vendor: 'We come. Transport is a little extra and I tell you before.',
  },
  { says: 'My son understood in two weeks what the school could not explain in two terms.' },
];

const WORK: readonly Exchange[] = [
  {
    says: 'Is the place still open? I have done this work for six years.',
    vendor: 'Still open. Send your number in chat and come for a talk on Monday.',
    closes: 'I will be there at eight.',
  },
  { says: 'My cousin is looking for exactly this. Sending it to her.' },
  { says: 'Must one bring a guarantor?', vendor: 'One person who has known you for two years is enough.' },
];

const WANTED: readonly Exchange[] = [
  {
    says: 'I have one like that. Sending you pictures now.',
    vendor: 'Thank you. If it is clean, I come tomorrow.',
  },
  { says: 'Try the market behind the motor park, they had two last week.', vendor: 'God bless you for that.' },
  { says: 'Can you add small? At that price it is hard to find.', vendor: 'Show me first, then we talk about small.' },
];

const JOURNEYS: readonly Exchange[] = [
  {
    says: 'Is there a discount for a group of ten?',
    vendor: 'From eight people, one goes free.',
    closes: 'Then count us in.',
  },
  { says: 'We went at Easter with three children. Everybody came back happy, even me.' },
  { says: 'What if it rains?', vendor: 'Then we move the date, or you take your money back.' },
];

const TRUST: readonly Exchange[] = [
  {
    says: 'How long does it take, from paying to finished?',
    vendor: 'What is written in the post. If it is late, I call you before you call me.',
  },
  { says: 'They explained everything and did not hurry me. Thank you.', vendor: 'Thank you for coming.' },
];

/** Exchanges that fit any post, but those of the categories in NOT_FOR_SALE. */
export const GENERAL: readonly Exchange[] = [
  { says: 'Good afternoon, is this one still available?', vendor: 'Yes, still available.' },
  {
    says: 'Do you deliver to Ibadan?',
    vendor: 'Yes, by park waybill. It takes a day.',
    closes: 'Alright, let me send my address in chat.',
  },
  {
    says: 'Where can I come and see it?',
    vendor: 'The address is on my profile. Call before you come so that you meet me.',
  },
  { says: 'I bargain, so hear me: what if I pay cash today?', vendor: 'Then come today, and we will both be happy.' },
  { says: 'I bought from this vendor before. No story, no delay.' },
  { says: 'Following you from today. Post more!' },
  { says: 'E choke! This one fine well well.' },
  {
    says: 'Can I pay on delivery in Abuja?',
    vendor: 'In Abuja yes, through the rider. You check it first, then you pay.',
  },
];

/** Categories of work, wishes and services, where nobody asks whether something is still for sale. */
export const NOT_FOR_SALE: ReadonlySet<Category> = new Set(['Jobs', 'Request', 'Travel', 'Finance', 'Hospital']);

/** Exchanges for the posts of some categories. */
export const BY_CATEGORY: Partial<Record<Category, readonly Exchange[]>> = {
  Pastries: FOOD,
  Events: FOOD,
  'Fast Food': FOOD,
  Drinks: FOOD,
  'Food Stuffs': FOOD,
  Groceries: FOOD,
  Fruit: FOOD,
  Food: FOOD,
  Spices: FOOD,
  Electronics: TECH,
  Gadgets: TECH,
  Gaming: TECH,
  Fashion: WEAR,
  Jewelry: WEAR,
  Sports: WEAR,
  Vehicles: CARS,
  Transportation: CARS,
  Automobile: CARS,
  'Real Estate': PROPERTY,
  Realtors: PROPERTY,
  'Skin Care': BEAUTY,
  Makeup: BEAUTY,
  Beauty: BEAUTY,
  Services: SERVICE,
  Training: SERVICE,
  Education: SERVICE,
  Photography: SERVICE,
  Audio: SERVICE,
  Jobs: WORK,
  Request: WANTED,
  Travel: JOURNEYS,
  Entertainment: JOURNEYS,
  Finance: TRUST,
  Hospital: TRUST,
};
