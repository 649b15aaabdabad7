// In: an identifier as a string, without spaces and dots. Out: whether its check digits are right.
// Why our own: the rules are short, and each is proven in the tests against published values and a kept library, two of
// whose rules are wrong (the CBU refuses one valid number in five, the Paraguayan RUC takes a wrong digit for another).
import { isCbu, isCci, isClabe, isIban, isLuhn } from './accounts';
import { isCnpj, isCpf, isCpfOrCnpj, isPixKey } from './brazil';
import { isEmvQr } from './emv-qr';
import * as taxNumbers from './tax-numbers';

export { isClabe, isIban, isLuhn };

/** The rules by the name that data files and `validation_type` of service/list use. */
export const checkDigits = {
  luhn: isLuhn,
  iban: isIban,
  clabe: isClabe,
  cbu: isCbu,
  cci: isCci,
  cpf: isCpf,
  cnpj: isCnpj,
  cpf_cnpj: isCpfOrCnpj,
  pix_key: isPixKey,
  cuit: taxNumbers.isCuit,
  rut: taxNumbers.isRut,
  ruc_pe: taxNumbers.isPeruvianRuc,
  ruc_py: taxNumbers.isParaguayanRuc,
  cedula_ec: taxNumbers.isCedula,
  nit_co: taxNumbers.isNit,
  tckn: taxNumbers.isTckn,
  rnokpp: taxNumbers.isRnokpp,
  edrpou: taxNumbers.isEdrpou,
  rnokpp_or_edrpou: taxNumbers.isRnokppOrEdrpou,
  south_african_id: taxNumbers.isSouthAfricanId,
  emv_qr: isEmvQr,
} as const satisfies Record<string, (value: string) => boolean>;
export { crc16, emvAmount, withEmvAmount } from './emv-qr';
