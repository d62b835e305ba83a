import type { Explanations } from './explanation.ts'

/** Codes of roles, access and purposes. */
export const accessCodes = {
  'unknown-role': {
    means: 'Algo nomeia um papel que auth.roles, em app.yaml, não declara.',
    matters: 'Ninguém teria o papel: o que só ele pode ver ficaria escondido de todos.',
    remedy: 'declare o papel em auth.roles, ou corrija o nome',
  },
  'public-access': {
    means: 'Uma página pública, das que se abrem sem entrar, restringe quem pode vê-la.',
    matters: 'Antes de entrar ninguém tem papéis: a página ficaria aberta do mesmo modo.',
    remedy: 'tire access, ou ponha a página num arquivo com layout: app',
  },
  'restricted-home': {
    means: 'A página aonde vai quem entrou (auth.home) não pode ser vista por todos que entram.',
    matters: 'Quem não pode vê-la entraria e só leria "Acesso não permitido".',
    remedy: 'abra a página a todos com access: [], ou escolha outra em auth.home',
  },
  'missing-purposes': {
    means: 'Uma consulta exige a finalidade, e app.yaml não diz quais finalidades há.',
    matters: 'Quem consultasse não teria nenhuma para escolher, e a consulta nunca seria feita.',
    remedy: 'escreva em app.yaml ao menos uma finalidade, como purposes: [Análise de crédito]',
  },
  'purpose-unsent': {
    means: 'Uma consulta exige a finalidade, mas o pedido à fonte não tem onde levá-la.',
    matters: 'A pessoa diria para que consulta, e a fonte, que deve registrá-lo, nunca saberia.',
    remedy: 'diga na fonte, em sources.yaml, onde ela a recebe, como purpose: { header: X-Finalidade }',
  },
  'reserved-parameter': {
    means:
      'Um parâmetro de auth.oidc.extraParams é dos que o próprio painel manda ao provedor, ou é um segredo.',
    matters: 'O pedido levaria dois valores, e a proteção do login (state, nonce, PKCE) poderia ser trocada.',
    remedy: 'apague o parâmetro, ou use a chave de auth.oidc que é dele, como scopes ou resource',
  },
} satisfies Explanations
