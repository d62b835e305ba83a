import { dayFromToday } from '../../parts/days.ts'
import type { Task } from '../../parts/task.ts'
import { assigned, categoryOf } from '../../parts/task-options.ts'
import type { Board } from './board-state.ts'

const task = (
  id: string,
  name: string,
  des: string,
  [start, end]: [number, number],
  rest: Pick<Task, 'progress' | 'assignee' | 'category'>,
): Task => ({ id, name, des, startDate: dayFromToday(start), endDate: dayFromToday(end), ...rest })

/** A team's week: what waits, what is being done, what is done. */
export const seedBoard = (): Board => ({
  columns: [
    {
      id: 'to-do',
      name: 'To Do',
      color: 'info',
      tasks: [
        task(
          'campos',
          'Rever os nomes dos campos',
          'Os formulários devem chamar cada dado pelo nome que as pessoas usam.',
          [1, 5],
          { progress: 0, assignee: assigned('marina'), category: categoryOf('produto') },
        ),
        task('guia', 'Escrever o guia de início', 'Uma página: entrar, consultar, exportar.', [2, 9], {
          progress: 0,
          assignee: assigned('ana', 'carla'),
          category: categoryOf('atendimento'),
        }),
        task('icones', 'Desenhar os ícones vazios', 'Para listas que ainda não têm nada.', [3, 8], {
          progress: 0,
          assignee: [],
          category: categoryOf('design'),
        }),
      ],
    },
    {
      id: 'in-progress',
      name: 'In Progress',
      color: 'warning',
      tasks: [
        task(
          'tempo',
          'Medir o tempo de resposta',
          'Por módulo e por hora do dia, durante uma semana.',
          [-3, 2],
          {
            progress: 60,
            assignee: assigned('bruno', 'diego'),
            category: categoryOf('dados'),
          },
        ),
        task('contraste', 'Conferir o contraste', 'Nos dois temas, com as ferramentas e a olho.', [-2, 1], {
          progress: 35,
          assignee: assigned('carla'),
          category: categoryOf('design'),
        }),
      ],
    },
    {
      id: 'done',
      name: 'Done',
      color: 'success',
      tasks: [
        task('copia', 'Ensaiar a cópia de segurança', 'Restaurar tudo em uma máquina nova.', [-9, -4], {
          progress: 100,
          assignee: assigned('diego', 'ana', 'bruno', 'marina'),
          category: categoryOf('infra'),
        }),
        task('duvidas', 'Reunir as dúvidas do mês', '', [-8, -5], {
          progress: 100,
          assignee: assigned('ana'),
          category: categoryOf('atendimento'),
        }),
      ],
    },
  ],
})
