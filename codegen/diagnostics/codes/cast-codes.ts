import type { Explanations } from './explanation.ts'

/** Codes of the cast of the demonstration, and of examples that refer to it. */
export const castCodes = {
  'unknown-cast': {
    means: 'Um exemplo ou um fato nomeia um membro do elenco, ou um fato dele, que demo/cast.yaml não tem.',
    matters: 'A resposta de demonstração mostraria o texto da referência em lugar do fato.',
    remedy: 'corrija o nome, ou ponha o membro ou o fato em demo/cast.yaml',
  },
  'cast-cycle': {
    means: 'Um fato do elenco leva, de referência em referência, de volta a si mesmo.',
    matters: 'O fato não teria valor.',
    remedy: 'escreva o valor num dos fatos, ou refira só o fato que se quer, e não o membro inteiro',
  },
  'duplicate-cast': {
    means: 'Dois membros do elenco têm a mesma chave ou o mesmo documento.',
    matters: 'Uma referência a um deles poderia dar os fatos do outro.',
    remedy: 'dê outra chave ou outro documento a um dos dois, ou apague o que sobra',
  },
} satisfies Explanations
