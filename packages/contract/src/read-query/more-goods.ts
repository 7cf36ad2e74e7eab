import type { Goods } from './goods.ts';

/** Words for what is worn, eaten, farmed, read and played; see GOODS. */
export const MORE_GOODS: readonly Goods[] = [
  // "fine gown for owambe": Fashion
  {
    categories: ['Fashion'],
    words: `shoe, sneaker, sandal, slipper, boot, palm slipper, cover shoe, footwear, crocs, trainers, cloth, clothes,
      clothing, dress, gown, wedding gown, shirt, t shirt, tshirt, polo, trouser, jean, jeans, skirt, blouse,
      suit, jacket, blazer, hoodie, sweater, native wear, kaftan, sokoto ati buba, buba ati sokoto, iro ati buba, agbada, dashiki, danshiki, ankara, ankara gown, lace, lace
      material, aso ebi, aso oke, aso, adire, buba, buba and sokoto, iro, iro and buba, gele, fila, cap,
      hat, abaya, hijab, jalabiya, bra, underwear, boxers, pant, sock, belt, leather belt, jersey, nightwear,
      bikini, senator wear, senator, uniform, bata, fashion, isi agu, isiagu, george wrapper, wrapper, two piece,
      corset, jumpsuit, gown and shoe, akwa, akwa ocha, akwete, riga, babban riga, hula, takalmi, takalma, zani,
      shadda, atampa, guinea brocade, brocade, fabric, leggings, joggers, shorts, tracksuit, suit and tie, leather
      shoe, school shoe, fascinator, akpukpo ukwu, swimwear, kampala, cord lace, maternity gown`,
  },
  // "okirika bags": Accessories or Fashion
  {
    categories: ['Accessories', 'Fashion'],
    words: `bag, handbag, hand bag, purse, wallet, backpack, travelling bag, traveling bag, travel bag, luggage,
      suitcase, school bag, laptop bag, sunglasses, sunglass, glasses, eye glasses, eyeglasses, sunshade,
      umbrella, clutch purse, clutch, tote bag, side bag, ladies bag, baggage, waist bag, hair accessory,
      scarf, bags and shoes`,
  },
  // "wristwatch": Jewelry or Accessories
  {
    categories: ['Jewelry', 'Accessories'],
    words: 'wristwatch, wrist watch, watch, bead, coral bead, waist bead, hand chain, ileke',
  },
  // "18k gold chain": Jewelry
  {
    categories: ['Jewelry'],
    words: `gold chain, necklace, earring, ring, wedding ring, engagement ring, bracelet, bangle, jewelry, jewellery,
      jewelries, gold, gold set, gold ring, silver chain, chain, anklet, pendant, diamond ring, cuban chain,
      jewelry set, gold necklace, brooch, zinari`,
  },
  // "perfume under 8k": Beauty
  {
    categories: ['Beauty'],
    words: `perfume, body spray, fragrance, oil perfume, perfume oil, cologne, wig, human hair, bone straight,
      attachment, hair extension, braid, weavon, frontal, closure wig, lace wig, lace front wig, front lace wig, hair cream, hair dryer, shampoo, nail
      polish, barbing clipper, clipper, hair clipper, relaxer, turare, turaren wuta, humra, beauty product,
      cosmetic, eyelash extension, lash, frontal wig, hair product, hair oil, hair growth oil, hair steamer,
      crochet hair`,
  },
  // "nail technician": Beauty or Services
  {
    categories: ['Beauty', 'Services'],
    words: `nail technician, nail tech, hair stylist, hairdresser, hair dresser, barber, braider, hair braider, lash
      technician, lash tech, spa, massage, pedicure, manicure, salon, barbing salon, barbing, hairdressing,
      pedicure and manicure, nail artist, hair salon, facials, tattoo artist, tattoo`,
  },
  // "makeup artist lekki": Makeup
  {
    categories: ['Makeup'],
    words: `makeup, make up, makeup artist, make up artist, mua, lipstick, lip gloss, lipgloss, foundation cream, eye
      shadow, eyeshadow, mascara, makeup kit, make up kit, bridal makeup, face powder, eye pencil, makeup brush,
      makeup box, gele artist`,
  },
  // "body cream": Skin Care
  {
    categories: ['Skin Care'],
    words: `cream, body cream, body lotion, lotion, face cream, serum, face serum, sunscreen, black soap, shea butter,
      body butter, skincare, skin care, moisturizer, moisturiser, face wash, body oil, body scrub, skin care
      product, skincare product, whitening cream, glow oil, dudu osun, skincare set, kojic soap, organic cream,
      body wash, cleanser`,
  },
  // "soap and toothpaste": Toiletries
  {
    categories: ['Toiletries'],
    words: `soap, toothpaste, toothbrush, tissue paper, toilet paper, toilet roll, tissue, sanitary pad, deodorant,
      detergent, bleach, sponge, bathing soap, roll on, mouthwash, hand sanitizer, sanitizer, shaving stick, hand
      wash, bar soap, liquid soap, air freshener, antiseptic, toiletry, toiletries`,
  },
  // "rice in kano": Food Stuffs or Groceries
  {
    categories: ['Food Stuffs', 'Groceries'],
    words: `rice, bag of rice, abakaliki rice, foreign rice, local rice, ofada rice, ofada, beans, garri, gari, yam, yam tuber, tuber of
      yam, yam flour, elubo, semo, semovita, wheat flour, flour, palm oil, red oil, groundnut oil, vegetable oil,
      oil, groundnut, egusi, ogbono, crayfish, stockfish, dried fish, dry fish, smoked fish, eja gbigbe, potato,
      irish potato, sweet potato, plantain, cassava, maize, corn, millet, sorghum, sesame seed, soya beans, soya
      bean, soybean, foodstuff, food stuff, food item, onion, tomato, pepper, tomato paste, spaghetti, pasta, egg,
      crate of egg, frozen food, frozen chicken, frozen fish, sugar, salt, honey, fufu, akpu, okro, okra, ugu,
      bitter leaf, vegetable, ewedu, snail, periwinkle, oat, poundo, ewa, iresi, isu, epo, epo pupa, shinkafa,
      doya, tuwo, iyan, osikapa, abacha, ukwa, achi, oha, kpomo, ponmo, stock fish, turkey, fresh tomato,
      basket of tomato, bag of beans, mangala, bonga fish, titus fish, mackerel, gari ijebu, ijebu garri, garri
      ijebu, dabino, tiger nut, kulikuli, melon seed, beef, goat meat, meat, chicken laps, fish, eja, dried
      catfish, nama, kifi`,
  },
  // "milo and indomie cartons": Provisionss or Groceries
  {
    categories: ['Provisionss', 'Groceries'],
    words: `provision, milo, indomie, noodle, cornflakes, corn flakes, milk, powdered milk, peak milk, bournvita,
      biscuit, sardine, tin tomato, beverage, chewing gum, golden morn, cereal, tea bag, tea, coffee, indomie
      noodle, custard, dano milk, cabin biscuit, peak milk tin, three crowns milk`,
  },
  {
    categories: ['Groceries'],
    words: 'grocery, groceries, supermarket, grocery item',
  },
  // "curry and thyme": Spices
  {
    categories: ['Spices'],
    words: `spice, curry, thyme, curry and thyme, seasoning, seasoning cube, maggi, knorr, nutmeg, ginger, garlic,
      turmeric, dry pepper, cameroon pepper, ground pepper, suya pepper, suya spice, yaji, cinnamon, clove, bay
      leaf, iru, locust beans, dadawa, dawadawa, ogiri, uziza, uziza seed, ehuru, pepper soup spice, black pepper,
      ginger and garlic, alligator pepper, spices, cayenne pepper, citta`,
  },
  // "apples and oranges": Fruit
  {
    categories: ['Fruit'],
    words: `fruit, apple fruit, orange, banana, pineapple, mango, watermelon, pawpaw, papaya, avocado, grape, coconut,
      agbalumo, udara, strawberry, tangerine, guava, fruit basket, soursop, cucumber, eso, oronbo, ogede, fresh
      fruit, fruit salad`,
  },
  // "wedding cake": Pastries
  {
    categories: ['Pastries'],
    words: `cake, wedding cake, agege bread, birthday cake, cupcake, cup cake, meat pie, meatpie, chin chin, chinchin, puff puff, egg
      roll, doughnut, donut, bread, sausage roll, small chops, smallchops, pastry, pastries, cookie, samosa,
      spring roll, pie, buns, fish roll, cake and pastry, red velvet cake, baker, burodi, pancake`,
  },
  // "shawarma garki": Fast Food or Food
  {
    categories: ['Fast Food', 'Food'],
    words: `shawarma, sharwama, shawama, shwarma, pizza, burger, hamburger, fried rice, jollof rice, jollof, fried chicken, chicken and chips, fast
      food, hot dog, noodles and egg, chips and chicken, grilled fish, grilled chicken, barbecue, bbq, takeaway
      food, take away food, point and kill`,
  },
  // "kilishi maiduguri": Food
  {
    categories: ['Food'],
    words: `kilishi, suya, ewa aganyin, food, soup, pepper soup, amala, pounded yam, ewa agoyin, moi moi, moimoi, akara, egusi soup,
      efo riro, ofe nsala, bole, bole and fish, isi ewu, nkwobi, abula, masa, tuwo shinkafa, banga soup, afang
      soup, edikaikong, asun, ounje, onje, abinci, cooked food, food tray, food pack, lunch, breakfast, soup bowl,
      stew, boli, ofada stew, ukodo, ogbono soup, meal`,
  },
  // "goats in ilorin": Farming or Agriculture
  {
    categories: ['Farming', 'Agriculture'],
    words: `goat, cow, cattle, sheep, ram, sallah ram, fowl, chicken, broiler, day old chick, chick, pig, piglet, catfish,
      fingerling, cattle feed, feed, layers feed, fish feed, poultry feed, poultry, animal feed, layers mash, poultry cage, battery
      cage, fertilizer, fertiliser, seedling, herbicide, pesticide, cocoa, cocoa bean, cashew, cashew nut, farm
      tool, knapsack sprayer, sprayer, turkey bird, livestock, guinea fowl, cassava stem, palm seedling, live
      chicken, live turkey, point of lay, grasscutter, snail farm, urea, npk, farm input, ewure, rago, agbo, adie,
      akuko, saniya, kaji, cutlass, hoe, tomato seed, maize seed, catfish fingerling, pullet, noiler, manure, fish
      pond`,
  },
  // "textbook": Books
  {
    categories: ['Books'],
    words: `book, textbook, text book, novel, bible, quran, comic, storybook, story book, magazine, dictionary, exercise
      book, iwe, littafi, hymn book, bible and hymn book`,
  },
  // "pikin shoes": Babies or Fashion
  {
    categories: ['Babies', 'Fashion'],
    words: `baby cloth, baby clothes, baby wear, pikin shoe, pikin cloth, pikin clothes, children wear, kids wear,
      children clothes, kid shoe, kids shoe, baby shoe, kids clothes, children shoe, kids dress, baby dress, pikin
      wear, baby gown, children cloth, aso omo, kids jeans, baby set, newborn clothes`,
  },
  // "baby stroller": Babies
  {
    categories: ['Babies'],
    words: `diaper, pampers, baby stroller, stroller, baby food, baby cot, baby bed, cot, feeding bottle, baby carrier,
      baby toy, toy, kids toy, baby walker, baby wipes, wipes, baby car seat, pram, baby bottle, baby item, baby
      things, baby, baby formula, sma, nan milk, breast pump, children toy, baby bag, omo tuntun, toys, baby high
      chair, baby oil, baby lotion, mamador, baby shower gift`,
  },
  // "gym equipment kubwa": Fitness or Sports
  {
    categories: ['Fitness', 'Sports'],
    words: `gym equipment, treadmill, dumbbell, dumbell, barbell, gym, exercise bike, yoga mat, skipping rope, weight
      bench, gym mat, tummy trimmer, waist trainer, gym instructor, fitness trainer, bench press, spinning bike,
      elliptical, exercise machine, gym machine, massage gun`,
  },
  // "second hand bicycle": Sports or Outdoors
  {
    categories: ['Sports', 'Outdoors'],
    words: 'bicycle, mountain bike, skateboard, roller skate, skates, skating shoe',
  },
  {
    categories: ['Outdoors'],
    words: `tent, camping tent, fishing rod, fishing net, hammock, camping gear, grill, barbecue grill, outdoor chair,
      camp chair, swimming pool`,
  },
  // "football boots": Sports
  {
    categories: ['Sports'],
    words: `football, football boot, soccer boot, ball, basketball, tennis racket, lawn tennis racket, table tennis,
      table tennis board, snooker, snooker board, snooker table, jersey and shorts, boxing glove, volleyball, goal
      post, shin guard, golf, golf club, badminton, chess board, swimming goggles, sport equipment, sports
      equipment, scrabble`,
  },
  // "dog": Pets
  {
    categories: ['Pets'],
    words: `dog, puppy, puppies, cat, kitten, german shepherd, rottweiler, lhasa, caucasian dog, boerboel, dog food, cat
      food, parrot, pet, rabbit, aquarium, dog cage, dog chain, eagle bird, dog house, monkey, pigeon, love bird,
      german shepherd puppy, pet food, tortoise, boerboel puppy, horse, puppy food, ornamental fish, fish tank,
      dog collar, vet`,
  },
  // "used guitar": Instruments
  {
    categories: ['Instruments', 'Music'],
    words: `guitar, piano, music keyboard, yamaha keyboard, drum, drum set, saxophone, violin, trumpet, talking drum,
      musical instrument, bass guitar, acoustic guitar, flute, conga, ukulele, gangan, organ, drum stick,
      trombone, midi keyboard, ilu, gita, bata drum, cajon`,
  },
  {
    categories: ['Music'],
    words: 'music, studio session, music producer, music studio, mixtape, recording studio, musician, singer',
  },
  // "visa assistance": Travel
  {
    categories: ['Travel'],
    words: `visa, visa assistance, flight ticket, flight, tour, hotel, travel agency, travel agent, canada visa, uk
      visa, dubai visa, passport, umrah, hajj, vacation, plane ticket, hotel room, study abroad, schengen visa,
      holiday package, international passport, umrah package`,
  },
  // "loan": Finance
  {
    categories: ['Finance'],
    words: `loan, insurance, car insurance, ajo, esusu, investment, bitcoin, crypto, gift card, bdc, business loan,
      quick loan, pos business, thrift, soft loan, mortgage`,
  },
  // "vacancy": Jobs
  {
    categories: ['Jobs'],
    words: `job, vacancy, vacancies, driver job, sales girl, sales boy, salesgirl, internship, remote job, hiring,
      recruitment, teaching job, job vacancy, accountant job, sales rep job, cleaning job, nanny job, security
      job, part time job`,
  },
  // "blood pressure monitor": Health
  {
    categories: ['Health'],
    words: `drug, medicine, supplement, vitamin, bp monitor, blood pressure monitor, glucometer, wheelchair, wheel
      chair, herbal medicine, agbo jedi, agbo iba, herbal tea, first aid box, thermometer, stethoscope, crutch,
      slimming tea, hearing aid, face mask, nebulizer, nebuliser, herbal mixture, multivitamin, magani, oogun,
      ogun oyinbo, walking stick, slim tea, bitters`,
  },
  {
    categories: ['Hospital', 'Health'],
    words: `hospital bed, hospital, clinic, doctor, nurse, dentist, hospital equipment, optician, physiotherapist,
      maternity, pharmacy, eye clinic, ultrasound machine, lab test, home nurse, oxygen concentrator`,
  },
  {
    categories: ['Movies'],
    words: 'movie, film, nollywood movie, cinema ticket, yoruba movie, dvd',
  },
  {
    categories: ['Science'],
    words: `microscope, laboratory equipment, lab equipment, lab coat, telescope, chemical, test tube, reagent, science
      kit, laboratory reagent, beaker`,
  },
  // "stationery": Supplies
  {
    categories: ['Supplies'],
    words: `stationery, stationeries, a4 paper, office supply, school supply, pen, biro, packaging bag, nylon, carton
      box, school supplies, office supplies, packaging nylon, paper bag, marker, printing paper`,
  },
];
