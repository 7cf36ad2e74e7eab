/** A conversation of the demo market. */
interface DemoConversation {
  /** User names; the first one begins. */
  between: readonly [string, string];
  /** The title of the post that its first line shares: one of the two people's. */
  about?: string;
  /** When it began, in minutes before now. */
  startedMinutesAgo: number;
  /** In order: the writer (0 or 1), minutes after the previous line, and the text. */
  lines: readonly (readonly [writer: 0 | 1, minutesLater: number, text: string])[];
  /** How many of the last lines have not been seen. */
  unseen: number;
}

/** Typical conversations of a market: bargaining, directions, thanks. Most of them reach `vendor` or `customer`. */
export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    between: ['customer', 'vendor'],
    about: 'Velvet armchair, almost new',
    startedMinutesAgo: 190,
    lines: [
      [0, 0, 'Good afternoon ma. Is the velvet armchair still available?'],
      [1, 4, 'Good afternoon Kemi, yes it is. You can come and see it in Surulere any day after 3.'],
      [0, 2, 'What is your last price? I am furnishing a small flat, please consider me.'],
      [1, 6, 'For you, take 5k off. It is almost new, you will not find it like this in the market.'],
      [0, 3, 'Thank you ma. Can you deliver to Yaba?'],
      [1, 5, 'Yes, my dispatch man goes to Yaba on Tuesday and Friday. 2,500 for transport.'],
      [0, 8, 'Friday is perfect. I will pay when I see it, no wahala?'],
      [1, 2, 'No wahala at all. Send me your address.'],
      [1, 95, 'Also, I have one matching footstool. If you want both I will not charge transport.'],
      [1, 1, 'Let me know before Friday morning please.'],
    ],
    unseen: 2,
  },
  {
    between: ['Folake Bakes', 'customer'],
    about: 'Two-tier birthday cake',
    startedMinutesAgo: 3100,
    lines: [
      [0, 0, 'Hello Kemi, thank you for following! Anything you are celebrating soon?'],
      [1, 40, 'My mum turns 60 next month! How many people does the two-tier cake serve?'],
      [0, 12, 'About 50, if your aunties do not carry some home 😄'],
      [1, 3, 'They will carry. Let me think about three tiers.'],
      [0, 7, 'I will hold the date for you. Which Saturday?'],
      [1, 30, 'The last one of the month. Vanilla below, red velvet on top.'],
      [0, 5, 'Noted. I will send you a sketch by Thursday.'],
      [0, 2700, 'Sketch is ready, see it and tell me what to change.'],
    ],
    unseen: 1,
  },
  {
    between: ['customer', 'Bakare Gadgets'],
    about: 'iPhone 13, 128 GB, battery 91 percent',
    startedMinutesAgo: 1500,
    lines: [
      [0, 0, 'Good morning. The iPhone 13, has anything been changed inside? Screen, battery?'],
      [1, 15, 'Nothing changed, battery is the original at 91 percent. You can test everything at my shop.'],
      [0, 4, 'Face ID works?'],
      [1, 2, 'Sharp sharp. Bring your own SIM and try it.'],
      [0, 9, 'Ok. I will pass by Computer Village on Saturday.'],
    ],
    unseen: 0,
  },
  {
    between: ['amaka.obi', 'vendor'],
    about: 'Seven-piece non-stick pot set',
    startedMinutesAgo: 430,
    lines: [
      [0, 0, 'Good day, I am planning a wedding in Enugu. Do you do bulk for the pot sets? I need 40 as souvenirs.'],
      [1, 22, 'Congratulations to the couple! For 40 I can come down well. When is the day?'],
      [0, 6, 'In five weeks. They must be in Enugu one week before.'],
      [1, 14, 'That is possible. I will ask my supplier today and give you one price with waybill.'],
      [0, 180, 'Any word from the supplier?'],
    ],
    unseen: 1,
  },
  {
    between: ['uchemadu', 'vendor'],
    about: 'Rechargeable standing fan, 18 inch',
    startedMinutesAgo: 2050,
    lines: [
      [0, 0, 'Madam, that standing fan, how many hours does it carry when there is no light?'],
      [1, 9, 'Six hours on medium, four on high. I use the same one at home.'],
      [0, 3, 'My neighbour bought one that died after two months o.'],
      [1, 5, 'This one has one year warranty, and I am the one you will call, not the factory.'],
      [0, 11, 'Fair enough. Bring the price down small and I will take two.'],
      [1, 4, 'Two thousand off each if you pick up today.'],
      [0, 2, 'I dey come.'],
      [0, 240, 'Collected. Thank you, God bless your business.'],
      [1, 6, 'Amen, thank you sir. Greet the family.'],
    ],
    unseen: 0,
  },
  {
    between: ['Tamuno Seafoods', 'bisi.afolabi'],
    about: 'Fresh croaker, five kilos',
    startedMinutesAgo: 900,
    lines: [
      [1, 0, 'Please keep five kilos of croaker for me on Saturday, my people are coming.'],
      [0, 10, 'Kept. I will clean them for you at no extra. Early, before 9.'],
      [1, 2, 'You are too good. 🙏'],
    ],
    unseen: 1,
  },
  {
    between: ['zee_lawal', 'admin'],
    startedMinutesAgo: 620,
    lines: [
      [0, 0, 'Good evening, somebody copied a post from Halima Fabrics, the same pictures. I have reported it.'],
      [1, 35, 'Thank you Zainab, I have seen the report and will look at it tonight.'],
    ],
    unseen: 0,
  },
];
