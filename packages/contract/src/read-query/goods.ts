import type { Category } from '../categories.ts';

/** Words for goods, and the categories in which sellers put them. */
export interface Goods {
  categories: readonly Category[];
  /** Separated by commas, singular, without accents. */
  words: string;
}

/**
 * Words for things. Brands and models alone have no category: "samsung s21" could be a phone, its case or its screen.
 * Longer words win over the words inside them: "phone case" is no phone.
 */
export const GOODS: readonly Goods[] = [
  // "used generator": Electronics or Machinery
  {
    categories: ['Electronics', 'Machinery'],
    words: 'generator, gen, genset, gen set, i pass my neighbour, i better pass my neighbour, ero generator',
  },
  // "uk used iphone": Gadgets or Electronics
  {
    categories: ['Gadgets', 'Electronics'],
    words: `phone, iphone, android phone, smartphone, smart phone, handset, mobile phone, cell phone, telephone, tablet,
      ipad, smartwatch, smart watch, apple watch, foni, waya, ero ibanisoro, fone, torchlight phone, button phone,
      tecno phone, infinix phone, samsung phone`,
  },
  // "fairly used laptop": Electronics or Gadgets
  {
    categories: ['Electronics', 'Gadgets'],
    words: `laptop, macbook, computer, desktop, desktop computer, pc, chromebook, monitor, printer, photocopier,
      photocopy machine, scanner, router, modem, mifi, wifi, graphics card, hard drive, hard disk, ssd, laptop
      computer, computer monitor, drone`,
  },
  // "smart tv 200k and below": Electronics
  {
    categories: ['Electronics'],
    words: `tv, television, telly, smart tv, led tv, plasma tv, decoder, dstv, gotv, startimes, dvd player, projector,
      inverter, inverter battery, stabilizer, stabiliser, solar panel, solar, solar battery, solar inverter, ac,
      air conditioner, airconditioner, split unit, air condition, solar system, cctv, cctv camera, security
      camera, walkie talkie, radio, electronics, solar fridge, water dispenser, extension box, rechargeable light,
      bulb`,
  },
  // "used deep freezer": Electronics or Home
  {
    categories: ['Electronics', 'Home'],
    words: `fridge, freezer, iron, refrigerator, deep freezer, chest freezer, fan, standing fan, ceiling fan, rechargeable
      fan, washing machine, washer, dryer, pressing iron, electric iron, vacuum cleaner, dishwasher, water heater,
      air cooler, dispenser, electric fan, ox fan, table top fridge, microwave oven`,
  },
  // "gas cooker neat and clean": Kitchen or Home
  {
    categories: ['Kitchen', 'Home'],
    words: 'gas cooker, cooker, stove, gas cylinder, camp gas, kerosene stove, hot plate',
  },
  // "pot set": Kitchen
  {
    categories: ['Kitchen'],
    words: `pot, cooking pot, frying pan, pan, plate, spoon, cutlery, cup, mug, kettle, electric kettle, blender,
      microwave, toaster, air fryer, airfryer, pressure cooker, rice cooker, mixer, juicer, knife, kitchen knife,
      tray, food flask, flask, cooler, bowl, kitchen utensil, utensil, kitchenware, kitchen, yam pounder, food
      warmer, sandwich maker, popcorn machine, mortar, pestle, grater, sieve, dish rack, oven, gas oven, cooking
      utensil, ikoko`,
  },
  // "power bank 15k": Accessories or Gadgets
  {
    categories: ['Accessories', 'Gadgets'],
    words: `power bank, powerbank, charger, phone charger, laptop charger, phone case, phone pouch, pouch, iphone case,
      iphone charger, screen guard, screen protector, usb cable, hdmi cable, cable, usb cord, earphone, earpiece,
      earbud, airpod, memory card, flash drive, phone accessory, laptop bag stand, selfie stick, ring light,
      tripod stand, phone holder, mouse, keyboard, adapter, adaptor, phone battery, laptop battery, car charger,
      phone cover, phone screen, iphone screen, sim card`,
  },
  // "bluetooth speaker": Audio
  {
    categories: ['Audio'],
    words: `speaker, bluetooth speaker, home theatre, home theater, sound system, headphone, headset, microphone, mic,
      amplifier, subwoofer, woofer, soundbar, sound bar, studio monitor, stereo, sound mixer, mixing console,
      loudspeaker`,
  },
  // "ps4 for naija used": Gaming
  {
    categories: ['Gaming'],
    words: `ps3, ps4, ps5, playstation, play station, xbox, nintendo, nintendo switch, game console, video game, game
      pad, gamepad, joystick, game controller, ps4 pad, ps5 pad, ps5 controller, gaming console, ps5 game, ps4
      game, ps5 console, ps4 console, gaming chair, gaming pc`,
  },
  // "camera for wedding": Photography
  {
    categories: ['Photography'],
    words: `camera, digital camera, dslr, camera lens, lens, photo frame, canon camera, nikon camera, video camera,
      camcorder, photographer, photography, photo shoot, photoshoot, videographer, wedding photographer, gopro,
      cameraman`,
  },
  // "dining table port harcourt": Furniture
  {
    categories: ['Furniture'],
    words: `furniture, kujera, kujerun, tabili, bedroom set, bedroom furniture, matras, matrass, sofa, couch, settee, bed, bed frame, mattress, wardrobe, table, dining table, dining set, chair,
      office chair, plastic chair, office table, centre table, center table, reading table, tv stand, cushion
      chair, shelf, bookshelf, book shelf, cabinet, kitchen cabinet, bunk bed, mirror stand, stool, bar stool,
      drawer, dresser, dressing mirror, cupboard, bench, sofa set, chair and table, vitafoam, mouka foam, shoe
      rack, wooden bed, study desk, desk, console table, bedside table, ibusun, aga`,
  },
  // "curtain 20k": Home
  {
    categories: ['Home'],
    words: `curtain, rug, carpet, bedsheet, bed sheet, duvet, pillow, blanket, towel, wall clock, chandelier, mosquito
      net, window blind, blind, flower vase, throw pillow, wall paper, wallpaper, center rug, centre rug, home
      decor, bucket, broom, mop, dustbin, lamp, bedspread, foot mat, doormat, wall art, clothes hanger, pillow
      case, storage box`,
  },
  // "tokunbo toyota corolla car": Vehicles or Automobile
  {
    categories: ['Vehicles', 'Automobile'],
    words: `car, truck, lorry, suv, jeep, saloon car, pickup, pick up van, pickup truck, trailer, tipper, tractor head,
      oko ayokele, mota, moto, ugboala, sienna bus, automatic car, salon car, space wagon`,
  },
  // "nigerian used keke": Vehicles or Transportation
  {
    categories: ['Vehicles', 'Transportation'],
    words: `motorcycle, motorbike, okada, keke, keke napep, keke marwa, napep, tricycle, bus, danfo, hiace bus, coaster
      bus, mini bus, minibus, bike, power bike, scooter, dispatch bike, van, korope, alupupu, babur, achaba, boat,
      canoe, bajaj, passenger bus, school bus, dispatch motorcycle, delivery van`,
  },
  // "belgium tyres": Automobile or Vehicles
  {
    categories: ['Automobile', 'Vehicles'],
    words: `tyre, tire, engine, car engine, gearbox, gear box, car battery, spare part, motor spare part, car part, rim,
      alloy wheel, bumper, headlight, head lamp, headlamp, tail light, engine oil, brake pad, shock absorber, side
      mirror, car seat cover, car radio, radiator, alternator, car stereo, car tracker, car key, windscreen, car
      bonnet, motorcycle spare part, motorcycle tyre, car accessory, android car stereo, fuel pump, kick starter,
      car mat`,
  },
  // "land ni Abeokuta": Real Estate
  {
    categories: ['Real Estate'],
    words: `house, room, bedroom, land, plot, plot of land, flat, bedroom flat, apartment, self con, self contain, self
      contained, selfcon, mini flat, miniflat, room and parlour, room and parlor, one room, single room, duplex,
      bungalow, shop space, shop for rent, shop to let, office space, warehouse, hostel, hostel room, shortlet,
      short let, short let apartment, shortlet apartment, airbnb, store for rent, room self contain, storey
      building, mansion, terrace, property, properties, face me i face you, boys quarters, bq, ile, gida, ulo,
      penthouse, bedspace, bed space, event centre, hall for rent, half plot, acre of land, acre, hectare of land,
      farm land, farmland, studio apartment, room to let, house to let, house for rent, office to let, filling
      station`,
  },
  // "cement": Building Material
  {
    categories: ['Building Material'],
    words: `cement, sharp sand, granite, gravel, roofing sheet, roofing, aluminium roofing sheet, tile, floor tile, iron
      rod, plank, timber, paint, door, steel door, security door, aluminium window, toilet seat, wc, water closet,
      pvc pipe, water tank, storage tank, geepee tank, electrical wire, ceiling board, plywood, zinc, interlocking
      stone, paving stone, building material, plumbing material, marble, gutter, burglary proof, wash hand basin,
      plaster, wheelbarrow, simenti, sink, bathtub`,
  },
  // "grinding machine": Machinery
  {
    categories: ['Machinery'],
    words: `grinding machine, sewing machine, industrial sewing machine, weaving machine, block moulding machine,
      machine, pos machine, water pump, pumping machine, borehole machine, welding machine, drilling machine,
      drill, compressor, excavator, bulldozer, forklift, crane, tractor, mixer machine, concrete mixer, industrial
      oven, bakery oven, garri processing machine, milling machine, oil press, palm kernel cracker, ice block
      machine, ice cream machine, pure water machine, sachet water machine, printing machine, embroidery machine,
      overlock machine, monogram machine, chainsaw, chain saw, grinder, engine grinder, lister engine, diesel
      engine, cutting machine, lawn mower, industrial machine, tailoring machine, butterfly sewing machine,
      incubator, packaging machine, sealing machine, bread oven, dough mixer, ero`,
  },
  // "wine and spirits": Drinks
  {
    categories: ['Drinks'],
    words: `wine, red wine, wine and spirit, whisky, whiskey, brandy, vodka, gin, beer, malt, soft drink, drink, juice,
      zobo, kunu, palm wine, palmwine, bottled water, pure water, sachet water, yoghurt, yogurt, fura, fura de
      nunu, energy drink, champagne, smoothie, tigernut drink, tiger nut drink, ogogoro, burukutu, hollandia,
      chapman, emu`,
  },
];
