import type { Goods } from './goods.ts';

/** Words for what is done for others; see GOODS. */
export const SERVICES: readonly Goods[] = [
  // "plumber in gbagada": Services
  {
    categories: ['Services'],
    words: `plumber, electrician, carpenter, mechanic, painter, bricklayer, welder, tiler, cleaner, cleaning service,
      fumigation, laundry, dry cleaning, drycleaner, dry cleaner, tailor, fashion designer, phone repair, laptop
      repair, phone repairer, generator repair, ac repair, fridge repair, ac technician, technician, dispatch
      rider, web designer, website designer, graphic designer, graphics designer, web developer, house help,
      nanny, housekeeper, gardener, security guard, lawyer, handyman, repairer, repair, panel beater, rewire,
      vulcanizer, interior decorator, interior designer, borehole drilling, solar installation, solar installer,
      dstv installer, cctv installation, printing, printing press, car wash, home cleaning, pop installer,
      aluminium fabricator, logo design, cctv installer, vulcaniser, upholsterer, furniture maker, house painter,
      car repair, engraving, generator mechanic, rewirer, telanta, onise, dobi, mai gyara, car mechanic, roofer,
      accountant, website design, web design, graphic design, phone engineer, house cleaning, cleaners, laundry service,
      shoemaker, cobbler, fumigator, washman, tiling, fridge repairer, gen repairer, bore hole, architect,
      surveyor, land surveyor, electrical work, plumbing, painting work`,
  },
  // "dispatch to ibadan": Transportation
  {
    categories: ['Transportation'],
    words: `car hire, bus hire, truck hire, haulage, dispatch, logistics, delivery service, car rental, rent a car,
      moving truck, driver, taxi, cab, house moving, interstate transport, towing, tow truck, bus for hire, car
      for hire, truck for hire, logistics company, relocation, dispatch service`,
  },
  // "DJ for birthday party": Events or Entertainment
  {
    categories: ['Events', 'Entertainment'],
    words: `dj, mc, live band, hypeman, comedian, alaga, event mc, mc and dj, dj and mc, bouncy castle, clown, talking
      drummer`,
  },
  // "catering for 200 guests": Events
  {
    categories: ['Events'],
    words: `catering, caterer, event planner, event planning, decorator, event decoration, decoration, canopy, canopies,
      party rental, cake stand, chair rental, canopy rental, canopy and chair, usher, event decorator, balloon,
      party pack, souvenir, event hall, wedding planner, party decoration, backdrop, chairs and canopy, ushers,
      rental service, party jollof, cocktail, wedding decoration, balloon decoration, hall decoration, catering
      service, cooler rental, event ticket`,
  },
  // "home lesson teacher": Education
  {
    categories: ['Education'],
    words: `home lesson, lesson teacher, home lesson teacher, home tutor, tutor, past question, lesson, teacher,
      tutorial, waec, jamb, jamb form, neco, school form, maths teacher, home teacher, creche, nursery school,
      jamb lesson, project topic, quran teacher, oluko, makaranta, maths tutor`,
  },
  // "driving school lagos": Training
  {
    categories: ['Training'],
    words: `driving school, training, coding class, tailoring class, fashion school, makeup class, baking class, data
      analysis course, coding bootcamp, vocational training, catering school, skill acquisition, forex training,
      digital marketing training, apprenticeship, swimming lesson, baking training, makeup training, fashion
      design training, sewing class, hair making training, computer training, music lesson, piano lesson, cake
      class, web design training, web development course, seminar, workshop training, computer school, driving
      lesson`,
  },
];
