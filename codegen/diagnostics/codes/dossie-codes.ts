import type { Explanations } from './explanation.ts'

export const dossieCodes = {
  'dossie-name': {
    means: 'O nome de um dossiê não é o do seu arquivo, ou só difere de outro em maiúsculas.',
    matters: 'O nome do arquivo é o que se procura quando algo deve mudar.',
    remedy: 'dê ao dossiê o nome do arquivo, sem .yaml',
  },
  'duplicate-part': {
    means: 'Duas partes de um dossiê têm o mesmo nome.',
    matters: 'As outras partes não saberiam de qual das duas tomar um valor.',
    remedy: 'dê um name diferente a cada uma',
  },
  'unknown-consulta': {
    means: 'Uma parte de um dossiê nomeia uma consulta, ou uma variante, que não existe.',
    matters: 'A parte ficaria sem resultado.',
    remedy: 'corrija o nome da consulta, que é o do arquivo em consultas/',
  },
  'unknown-part': {
    means: 'Uma parte de um dossiê espera um valor de outra que não existe.',
    matters: 'Ela esperaria para sempre.',
    remedy: 'corrija o nome, que é o name da outra parte ou, sem ele, o da consulta',
  },
  'part-cycle': {
    means: 'Partes de um dossiê esperam umas pelas outras, em círculo.',
    matters: 'Nenhuma delas começaria.',
    remedy: 'comece por uma parte que só precise dos campos do dossiê',
  },
  'missing-input': {
    means: 'Uma parte de um dossiê não preenche um campo que a sua consulta exige.',
    matters: 'A consulta nunca seria feita.',
    remedy: 'preencha o campo em with',
  },
} satisfies Explanations
