/** Some pages of each kind, with a small thesaurus, for the tests of the ranking. */
import { smallIndex } from './small-index';

export const search = smallIndex(
  [
    {
      url: '/callbacks',
      title: 'Callbacks',
      description: 'How the gateway tells your server about a payment.',
      keywords: 'webhook, postback',
      text: 'The gateway sends a callback when the status changes.',
      sections: [
        ['Verify the signature', 'Compute the HMAC over the raw body.'],
        ['Retries', 'A callback that fails is sent again.'],
      ],
    },
    {
      url: '/request_format',
      title: 'Request format',
      sections: [
        ['Signature', 'Sign the request with HMAC-SHA256.'],
        ['Headers', 'X-Point-Id, X-Timestamp and X-Signature.'],
      ],
    },
    {
      url: '/api/v1/transaction/create',
      title: 'transaction/create',
      text: 'Answers pay_url. Answers pay_url again.',
    },
    { url: '/api/v2/transaction/create', title: 'transaction/create', text: 'Answers pay_url.' },
    {
      url: '/api/v2/transaction/find',
      title: 'transaction/find',
      text: 'Find a payment by external_transaction_id.',
    },
    {
      url: '/reference/api_error_codes',
      title: 'API error codes',
      text: 'Codes of errors.',
      sections: [['All codes', '105 not enough balance. 203 external_transaction_id already exists.']],
      rows: [
        ['105', 'not enough balance'],
        ['203', 'external_transaction_id already exists', 'Call find.'],
      ],
    },
    { url: '/reference/currency_codes', title: 'Currency codes', text: 'EUR, USD, ARS and others.' },
    {
      url: '/reference/test_cards',
      title: 'Test cards',
      text: 'Numbers for the sandbox. 1054 is not among the codes.',
    },
    { url: '/cabinet/wallets/transfer', title: 'Transfer between wallets', text: 'Currency is converted.' },
    { url: '/services/khipu', title: 'Khipu', description: 'Bank transfers in Chile.' },
    {
      url: '/services/pix',
      title: 'PIX',
      description: 'Instant payments in Brazil.',
      text: 'Refund within 90 days.',
    },
  ],
  [
    { site: ['refund'], others: ['возврат', 'money back', 'give the money back', 'reembolso'] },
    { site: ['currency'], others: ['валюта'] },
    { site: ['callback'], others: ['webhook', 'вебхук', 'идемпатентность'] },
    { site: ['signature'], others: ['подпись', 'подписи', 'мошенничество'] },
    { site: ['wallet'], others: ['кошелёк'] },
  ],
);
