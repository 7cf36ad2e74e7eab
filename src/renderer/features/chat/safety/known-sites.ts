/** A site that scammers imitate. */
export interface KnownSite {
  /** The name in its address, without dots and dashes. */
  name: string;
  /** Its real hosts. */
  hosts: readonly string[];
}

/** Banks, wallets, marketplaces and social networks that are known in Nigeria, with their real hosts. */
export const KNOWN_SITES: readonly KnownSite[] = [
  { name: 'gtbank', hosts: ['gtbank.com', 'gtcoplc.com'] },
  { name: 'firstbanknigeria', hosts: ['firstbanknigeria.com'] },
  { name: 'firstbank', hosts: ['firstbanknigeria.com', 'firstbank.com'] },
  { name: 'accessbank', hosts: ['accessbankplc.com'] },
  { name: 'accessbankplc', hosts: ['accessbankplc.com'] },
  { name: 'zenithbank', hosts: ['zenithbank.com', 'zenithbank.com.gh'] },
  { name: 'ubagroup', hosts: ['ubagroup.com'] },
  { name: 'uba', hosts: ['ubagroup.com'] },
  { name: 'fidelitybank', hosts: ['fidelitybank.ng'] },
  { name: 'fcmb', hosts: ['fcmb.com'] },
  { name: 'unionbank', hosts: ['unionbankng.com', 'unionbankph.com', 'unionbank.com'] },
  { name: 'sterlingbank', hosts: ['sterling.ng'] },
  { name: 'wemabank', hosts: ['wemabank.com'] },
  { name: 'alat', hosts: ['alat.ng'] },
  { name: 'polarisbank', hosts: ['polarisbanklimited.com'] },
  { name: 'keystonebank', hosts: ['keystonebankng.com'] },
  { name: 'stanbicibtc', hosts: ['stanbicibtc.com', 'stanbicibtcbank.com'] },
  { name: 'ecobank', hosts: ['ecobank.com'] },
  { name: 'unitybank', hosts: ['unitybankng.com'] },
  { name: 'jaizbank', hosts: ['jaizbankplc.com'] },
  { name: 'providusbank', hosts: ['providusbank.com'] },
  { name: 'opay', hosts: ['opayweb.com', 'opay.com'] },
  { name: 'palmpay', hosts: ['palmpay.com'] },
  { name: 'moniepoint', hosts: ['moniepoint.com'] },
  { name: 'kudabank', hosts: ['kudabank.com'] },
  { name: 'kuda', hosts: ['kuda.com'] },
  { name: 'fairmoney', hosts: ['fairmoney.io'] },
  { name: 'paystack', hosts: ['paystack.com', 'paystack.co', 'paystack.shop'] },
  { name: 'flutterwave', hosts: ['flutterwave.com'] },
  { name: 'interswitch', hosts: ['interswitchgroup.com'] },
  { name: 'quickteller', hosts: ['quickteller.com'] },
  {
    name: 'jumia',
    hosts: [
      'jumia.com.ng',
      'jumia.com',
      'jumia.com.gh',
      'jumia.co.ke',
      'jumia.ug',
      'jumia.ci',
      'jumia.sn',
      'jumia.ma',
      'jumia.com.eg',
    ],
  },
  { name: 'konga', hosts: ['konga.com'] },
  { name: 'kongapay', hosts: ['kongapay.com'] },
  { name: 'jiji', hosts: ['jiji.ng', 'jiji.com.gh', 'jiji.co.ke', 'jiji.co.tz', 'jiji.ug'] },
  { name: 'giglogistics', hosts: ['giglogistics.com'] },
  { name: 'cbn', hosts: ['cbn.gov.ng'] },
  { name: 'paypal', hosts: ['paypal.com', 'paypal.me'] },
  { name: 'whatsapp', hosts: ['whatsapp.com', 'whatsapp.net', 'wa.me'] },
  { name: 'facebook', hosts: ['facebook.com', 'fb.com', 'fbcdn.net'] },
  { name: 'instagram', hosts: ['instagram.com', 'fbcdn.net', 'cdninstagram.com'] },
];
