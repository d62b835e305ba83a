import type { BenchmarkName } from './benchmark.ts'
import type { BenchTarget } from './measure/figure.ts'

/** A limit on a median: a value in the measure's unit, or a ratio to the best target in `comparedWith`. */
export type Goal = { benchmark: BenchmarkName; measure: string; limit: number; comparedWith?: BenchTarget[] }

const kits: BenchTarget[] = ['react-admin', 'antd']

/** All goals, in report order. */
export const goals: Goal[] = [
  {
    benchmark: 'codegen',
    measure: 'Primeira vez num clone, 28 variantes (s)',
    limit: 1.6,
    comparedWith: ['tanstack'],
  },
  { benchmark: 'codegen', measure: 'A frio, 28 variantes (s)', limit: 2, comparedWith: ['tanstack'] },
  { benchmark: 'codegen', measure: 'A frio, 120 variantes (s)', limit: 1.5, comparedWith: ['tanstack'] },
  { benchmark: 'codegen', measure: 'A frio, 1.000 variantes (s)', limit: 0.9, comparedWith: ['tanstack'] },
  { benchmark: 'codegen', measure: 'A frio, 10.000 variantes (s)', limit: 0.7, comparedWith: ['tanstack'] },
  { benchmark: 'codegen', measure: 'Nada mudou, 120 variantes (ms)', limit: 1.7, comparedWith: ['node'] },
  { benchmark: 'codegen', measure: 'Nada mudou, 1.000 variantes (ms)', limit: 1.7, comparedWith: ['node'] },
  { benchmark: 'codegen', measure: 'Nada mudou, 10.000 variantes (ms)', limit: 1.7, comparedWith: ['node'] },
  { benchmark: 'codegen', measure: 'Memória no pico, 10.000 variantes (MB)', limit: 600 },
  { benchmark: 'codegen', measure: 'Arquivos gerados, 10.000 variantes (MB)', limit: 35 },
  {
    benchmark: 'first-load',
    measure: 'Login: JS, gz, ao aparecer (kB)',
    limit: 1.5,
    comparedWith: ['floor'],
  },
  { benchmark: 'first-load', measure: 'Login: pronto (ms)', limit: 0.8, comparedWith: kits },
  { benchmark: 'first-load', measure: 'Login: bloqueio (ms)', limit: 50 },
  { benchmark: 'first-load', measure: 'Dashboard: JS, gz, ao aparecer (kB)', limit: 150 },
  { benchmark: 'first-load', measure: 'Dashboard: JS, gz, em repouso (kB)', limit: 190 },
  { benchmark: 'first-load', measure: 'Dashboard: pedidos ao aparecer', limit: 12 },
  { benchmark: 'first-load', measure: 'Dashboard: pedidos em repouso', limit: 30 },
  { benchmark: 'first-load', measure: 'Dashboard: pronto (ms)', limit: 1, comparedWith: kits },
  { benchmark: 'first-load', measure: 'Dashboard: pronto (ms)', limit: 0.8, comparedWith: ['antd-rich'] },
  { benchmark: 'first-load', measure: 'Dashboard: script até aparecer (ms)', limit: 300 },
  { benchmark: 'first-load', measure: 'Login, linha lenta: pronto (ms)', limit: 0.7, comparedWith: kits },
  { benchmark: 'first-load', measure: 'Dashboard, linha lenta: pronto (ms)', limit: 0.8, comparedWith: kits },
  { benchmark: 'navigation', measure: 'Primeira visita, por clique (ms)', limit: 1, comparedWith: kits },
  {
    benchmark: 'navigation',
    measure: 'Primeira visita, depois de apontar (ms)',
    limit: 1,
    comparedWith: kits,
  },
  { benchmark: 'navigation', measure: 'Página já visitada (ms)', limit: 1, comparedWith: kits },
  {
    benchmark: 'navigation',
    measure: 'Menu de 1.000 entradas: clique até a página já visitada (ms)',
    limit: 50,
  },
  { benchmark: 'development', measure: 'Do salvar de um YAML à página (ms)', limit: 250 },
  { benchmark: 'development', measure: 'No estúdio, da mudança à página (ms)', limit: 300 },
  { benchmark: 'development', measure: 'npm run dev, a frio, até o título do dashboard (s)', limit: 3.5 },
  { benchmark: 'large-data', measure: 'Tabela de 50.000 linhas: da resposta às primeiras (ms)', limit: 200 },
  { benchmark: 'large-data', measure: 'Tabela de 50.000 linhas: quadro mais longo ao rolar (ms)', limit: 50 },
  { benchmark: 'large-data', measure: 'CSV de 50.000 linhas: tarefa mais longa (ms)', limit: 50 },
  { benchmark: 'large-data', measure: 'JSON de 50.000 linhas: tarefa mais longa (ms)', limit: 50 },
  { benchmark: 'large-data', measure: 'Lote de 5.000 linhas: tarefa mais longa (ms)', limit: 50 },
  { benchmark: 'large-data', measure: 'Lote de 5.000 linhas: memória acima do início (MB)', limit: 100 },
  { benchmark: 'large-data', measure: 'Dossiê: da primeira resposta à primeira parte (ms)', limit: 60 },
  { benchmark: 'large-data', measure: 'Dossiê: tarefa mais longa (ms)', limit: 50 },
  ...['PostgreSQL', 'PGlite'].flatMap((database): Goal[] => [
    { benchmark: 'gateway', measure: `${database}: vazão do proxy ÷ a do gateway`, limit: 2 },
    {
      benchmark: 'gateway',
      measure: `Lote de 50.000 linhas, ${database}: tempo ÷ o mínimo a 200 por segundo`,
      limit: 1.05,
    },
    {
      benchmark: 'gateway',
      measure: `Lote de 50.000 linhas, ${database}: memória do fim ÷ a do começo`,
      limit: 1.1,
    },
  ]),
]
