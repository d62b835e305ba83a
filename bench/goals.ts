import type { Subject } from './measure/figure.ts'
import type { PartName } from './part.ts'

/** What a measure has to keep, by medians: a value in its own unit, or a ratio to the best of those in `of`. */
export type Goal = { part: PartName; measure: string; limit: number; of?: Subject[] }

const peers: Subject[] = ['react-admin', 'antd']

/** All goals of speed and size, in the order of the reports. */
export const goals: Goal[] = [
  { part: 'codegen', measure: 'A frio, 120 variantes (s)', limit: 1.1, of: ['tanstack'] },
  { part: 'codegen', measure: 'A frio, 1.000 variantes (s)', limit: 0.55, of: ['tanstack'] },
  { part: 'codegen', measure: 'A frio, 10.000 variantes (s)', limit: 0.4, of: ['tanstack'] },
  { part: 'codegen', measure: 'Nada mudou, 120 variantes (ms)', limit: 1.6, of: ['node'] },
  { part: 'codegen', measure: 'Nada mudou, 1.000 variantes (ms)', limit: 1.6, of: ['node'] },
  { part: 'codegen', measure: 'Nada mudou, 10.000 variantes (ms)', limit: 1.6, of: ['node'] },
  { part: 'codegen', measure: 'Memória no pico, 10.000 variantes (MB)', limit: 350 },
  { part: 'codegen', measure: 'Arquivos gerados, 10.000 variantes (MB)', limit: 35 },
  { part: 'first-load', measure: 'Login: JS, gz, ao aparecer (kB)', limit: 1.5, of: ['floor'] },
  { part: 'first-load', measure: 'Login: pronto (ms)', limit: 0.8, of: peers },
  { part: 'first-load', measure: 'Login: bloqueio (ms)', limit: 50 },
  { part: 'first-load', measure: 'Dashboard: JS, gz, ao aparecer (kB)', limit: 150 },
  { part: 'first-load', measure: 'Dashboard: JS, gz, em repouso (kB)', limit: 190 },
  { part: 'first-load', measure: 'Dashboard: pedidos ao aparecer', limit: 12 },
  { part: 'first-load', measure: 'Dashboard: pedidos em repouso', limit: 30 },
  { part: 'first-load', measure: 'Dashboard: pronto (ms)', limit: 0.7, of: peers },
  { part: 'first-load', measure: 'Dashboard: script até pronto (ms)', limit: 300 },
  { part: 'first-load', measure: 'Dashboard, linha lenta: pronto (ms)', limit: 0.7, of: peers },
  { part: 'first-load', measure: 'Dashboard, linha lenta: LCP (ms)', limit: 0.7, of: peers },
  { part: 'navigation', measure: 'Primeira visita, por clique (ms)', limit: 100 },
  { part: 'navigation', measure: 'Primeira visita, depois de apontar (ms)', limit: 60 },
  { part: 'navigation', measure: 'Página já visitada (ms)', limit: 40 },
  { part: 'navigation', measure: 'Menu de 1.000 entradas: clique até a página já visitada (ms)', limit: 50 },
  { part: 'navigation', measure: 'Menu de 1.000 entradas: entradas no DOM', limit: 100 },
  { part: 'development', measure: 'Do salvar de um YAML à página (ms)', limit: 300 },
  { part: 'development', measure: 'npm run dev, a frio, até o título do dashboard (s)', limit: 3.5 },
  { part: 'large-data', measure: 'Tabela de 50.000 linhas: da resposta às primeiras (ms)', limit: 200 },
  { part: 'large-data', measure: 'Tabela de 50.000 linhas: quadro mais longo ao rolar (ms)', limit: 50 },
  { part: 'large-data', measure: 'CSV de 50.000 linhas: tarefa mais longa (ms)', limit: 50 },
  { part: 'large-data', measure: 'JSON de 50.000 linhas: tarefa mais longa (ms)', limit: 50 },
  { part: 'large-data', measure: 'Lote de 5.000 linhas: tarefa mais longa (ms)', limit: 50 },
  { part: 'large-data', measure: 'Lote de 5.000 linhas: memória acima do início (MB)', limit: 100 },
]
