import { describe, expect, it } from 'vitest';

import { categoriesOfTitle, categoriesOfTyped } from './title-categories.ts';

describe('the categories of a title', () => {
  it.each([
    ['Tecno Camon 20 Pro', 'Gadgets, Electronics'],
    ['Samsung S21 Ultra 256GB', 'Gadgets, Electronics'],
    ['iPhone 11 Pro Max, UK used', 'Gadgets, Electronics'],
    ['HP EliteBook 840 G5, core i5', 'Electronics, Gadgets'],
    ['Samsung 55 inches smart TV', 'Electronics'],
    ['Hisense 200 litres deep freezer', 'Electronics, Home'],
    ['I better pass my neighbour gen', 'Electronics, Machinery'],
    ['Sumec Firman 3.5kVA', 'Electronics, Machinery'],
    ['Rechargeable standing fan with bulb', 'Electronics, Home'],
    ['Oraimo power bank 20,000mAh', 'Accessories, Gadgets'],
    ['JBL Charge 5', 'Audio'],
    ['PS5 with 2 pads', 'Gaming'],
    ['Canon 5D Mark III', 'Photography'],
    ['Tokunbo Corolla 2010', 'Vehicles, Automobile'],
    ['Toyota Camry 2012, AC chilling', 'Vehicles, Automobile'],
    ['Clean Lexus RX 350 with factory fitted AC', 'Vehicles, Automobile'],
    ['Toyata Corola 2009', 'Vehicles, Automobile'],
    ['Volkswagen Golf 3', 'Vehicles, Automobile'],
    ['Keke Napep Bajaj 2022', 'Vehicles, Transportation'],
    ['Toyota Corolla side mirror', 'Automobile, Vehicles'],
    ['Direct Belgium tyres, 195/65 R15', 'Automobile, Vehicles'],
    ['2 bedroom flat in Lekki', 'Real Estate'],
    ['Self contain at Yaba, newly built', 'Real Estate'],
    ['Bag of Dangote cement', 'Building Material'],
    ['Orthopaedic mattress 6x6', 'Furniture'],
    ['Gas cylinder 12.5kg', 'Kitchen, Home'],
    ['Okrika bale', 'Fashion'],
    ['Ankara 6 yards', 'Fashion'],
    ['Àdìrẹ ẹlẹ́kọ', 'Fashion'],
    ['Nike Air Force 1', 'Fashion'],
    ['Ladies handbag, original leather', 'Accessories, Fashion'],
    ['Gold plated wristwatch', 'Jewelry, Accessories'],
    ['Wig 12 inches', 'Beauty'],
    ['Bridal makeup and gele', 'Makeup'],
    ['Black soap, Dudu Osun', 'Skin Care'],
    ['Bag of foreign rice 50kg', 'Food Stuffs, Groceries'],
    ['Dry catfish, 1 carton', 'Food Stuffs, Groceries'],
    ['Ata rodo, one basket', 'Food Stuffs, Groceries'],
    ['Native chickens', 'Farming, Agriculture'],
    ['Sallah ram', 'Farming, Agriculture'],
    ['Small chops for 100 guests', 'Pastries'],
    ['Shawarma with double sausage', 'Fast Food, Food'],
    ['Zobo, 50cl', 'Drinks'],
    ['AC repair', 'Services'],
    ['Plumber in Surulere', 'Services'],
    ['DJ and MC for owambe', 'Events, Entertainment'],
    ['JAMB past questions', 'Education'],
    ['Butterfly sewing machine', 'Machinery'],
    ['German Shepherd puppies', 'Pets'],
    ['Yamaha PSR keyboard', 'Instruments, Music'],
    ['Canada visa assistance', 'Travel'],
  ])('of "%s" are %s', (title, categories) => {
    expect(categoriesOfTitle(title).join(', ')).toBe(categories);
  });

  it.each(['', '   ', 'Something rare', 'Good morning', '🔥🔥', '2010', 'constructor __proto__'])(
    'none are named by "%s"',
    (title) => expect(categoriesOfTitle(title)).toEqual([]),
  );
});

describe('the categories of a text that is being typed', () => {
  it('those whose goods, brands or models begin with it', () => {
    expect(categoriesOfTyped('iph')).toEqual(expect.arrayContaining(['Gadgets', 'Electronics']));
    expect(categoriesOfTyped('Gas cyl')).toEqual(['Kitchen', 'Home']);
    expect(categoriesOfTyped('coroll')).toEqual(['Vehicles', 'Automobile']);
    expect(categoriesOfTyped('cylinder')).toContain('Kitchen');
  });

  it('those of the whole text come first', () => {
    expect(categoriesOfTyped('iPhone 12 Pro').slice(0, 2)).toEqual(['Gadgets', 'Electronics']);
    expect(categoriesOfTyped('gen')[0]).toBe('Electronics');
  });

  it.each(['', 'i', 'zzz', '.*'])('none for "%s"', (text) => expect(categoriesOfTyped(text)).toEqual([]));
});
