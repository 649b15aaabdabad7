/** The words for the closed lists of the service catalogue, in one place. */
import type { Service, ServiceField } from '@gateway-docs/site-data/services';

export const DIRECTION: Readonly<Record<Service['direction'], string>> = {
  payin: 'Pay-in: from the payer to you',
  payout: 'Payout: from you to the recipient',
};

export const FLOW: Readonly<Record<Service['flow'], string>> = {
  form: 'Hosted page: the payer enters everything there',
  h2h: 'Host to host: your page collects the data, your server sends it',
  qr: 'QR code that the payer scans',
  voucher: 'Voucher that the payer pays at a shop, bank or terminal',
  redirect: 'Redirect to the page or app of the method',
  push: 'Push notice that the payer confirms on the phone',
  requisites: 'Requisites that the payer transfers to',
  code: 'Code that the payer types in',
};

/** The same in the narrow column of the method finder. */
export const FLOW_SHORT: Readonly<Record<Service['flow'], string>> = {
  form: 'Hosted page',
  h2h: 'Host to host',
  qr: 'QR code',
  voucher: 'Voucher',
  redirect: 'Redirect',
  push: 'Push notice',
  requisites: 'Transfer to requisites',
  code: 'Code',
};

export const PAYER_DATA: Readonly<Record<Service['payer_data'][number], string>> = {
  card: 'card',
  phone: 'phone number',
  email: 'e-mail',
  tax_id: 'tax or identity number',
  bank_account: 'bank account',
  bank_choice: 'choice of bank',
  wallet_account: 'wallet account',
  crypto_address: 'crypto address',
  code: 'code',
  name: 'name',
  none: 'nothing',
};

export const REFUND: Readonly<Record<Service['refundable'], string>> = {
  no: 'No',
  full: 'Whole amount only',
  full_and_part: 'Whole or in part',
};

/** The same in the narrow column of the method finder. */
export const REFUND_SHORT: Readonly<Record<Service['refundable'], string>> = {
  no: 'No',
  full: 'Whole',
  full_and_part: 'Whole or part',
};

export const CHECKSUM: Readonly<Record<NonNullable<ServiceField['checksum']>, string>> = {
  luhn: 'Luhn: the last digit checks the others',
  iban: 'IBAN: remainder 1 modulo 97',
  clabe: 'CLABE: the last digit checks the others',
  cbu: 'CBU: the 8th and the last digit check the blocks before them',
  cci: 'CCI: the last two digits check bank with branch, and the account',
  cpf: 'CPF: the last two digits check the others',
  cnpj: 'CNPJ: the last two digits check the twelve characters before them',
  cpf_cnpj: 'CPF (11 digits) or CNPJ (14 characters): the last two digits check the others',
  pix_key: 'Pix key: a CPF or CNPJ by its check digits, the other kinds by their form',
  cuit: 'CUIT: the last digit checks the others, modulo 11',
  rut: 'RUT: the last character, a digit or K, checks the others, modulo 11',
  ruc_pe: 'RUC of Peru: the last digit checks the others, modulo 11',
  ruc_py: 'RUC of Paraguay: the last digit checks the others, modulo 11',
  cedula_ec: 'Cédula: province, third digit, and a last digit by the Luhn sum',
  nit_co: 'NIT: the last digit checks the others, modulo 11 with prime weights',
  tckn: 'TCKN: the last two digits check the others',
  rnokpp: 'RNOKPP: the last digit checks the others, modulo 11',
  edrpou: 'EDRPOU: the last digit checks the others, modulo 11',
  rnokpp_or_edrpou: 'RNOKPP (10 digits) or EDRPOU (8 digits): the last digit checks the others, modulo 11',
  south_african_id: 'South African ID: a birthday, and a last digit by the Luhn sum',
  emv_qr: 'QR text: the last four characters are a CRC-16 of the rest',
};
