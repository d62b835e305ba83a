import type { Explanations } from './explanation.ts'

/** Codes of the locale and the currency in app.yaml. */
export const localeCodes = {
  'unknown-locale': {
    means:
      'O valor de `locale` não é uma localidade que os navegadores conhecem, ou não está na forma canônica.',
    matters: 'Datas e números seriam escritos como no navegador de cada um, ou a página nem abriria.',
    remedy: 'use língua e país (BCP 47), como pt-BR, es-PY ou en-GB',
  },
  'unknown-currency': {
    means: 'O valor de `currency` não é o código de uma moeda.',
    matters: 'Os valores em dinheiro não teriam símbolo nem casas decimais certas.',
    remedy: 'use o código de três letras maiúsculas (ISO 4217), como BRL, PYG ou GBP',
  },
} satisfies Explanations
