import { createSampleTask } from '../../parts/sample-task.ts'
import type { Board } from './board-state.ts'

export const seedBoard = (): Board => ({
  columns: [
    {
      id: 'to-do',
      name: 'To Do',
      color: 'info',
      tasks: [
        createSampleTask(
          'campos',
          'Rever os nomes dos campos',
          'Os formulários devem chamar cada dado pelo nome que as pessoas usam.',
          { days: [1, 5], progress: 0, people: ['noemia'], category: 'produto' },
        ),
        createSampleTask('guia', 'Escrever o guia de início', 'Uma página: entrar, consultar, exportar.', {
          days: [2, 9],
          progress: 0,
          people: ['marina', 'jussara'],
          category: 'atendimento',
        }),
        createSampleTask('icones', 'Desenhar os estados vazios', 'Ícones e frases para listas sem itens.', {
          days: [3, 8],
          progress: 0,
          people: [],
          category: 'design',
        }),
      ],
    },
    {
      id: 'in-progress',
      name: 'In Progress',
      color: 'warning',
      tasks: [
        createSampleTask(
          'tempo',
          'Medir o tempo de resposta',
          'Por módulo e por hora do dia, durante uma semana.',
          { days: [-3, 2], progress: 60, people: ['rogerio', 'caetano'], category: 'dados' },
        ),
        createSampleTask('contraste', 'Conferir o contraste', 'Nos dois temas, com ferramenta e a olho nu.', {
          days: [-2, 1],
          progress: 35,
          people: ['jussara'],
          category: 'design',
        }),
      ],
    },
    {
      id: 'done',
      name: 'Done',
      color: 'success',
      tasks: [
        createSampleTask('copia', 'Ensaiar a cópia de segurança', 'Restaurar tudo em uma máquina nova.', {
          days: [-9, -4],
          progress: 100,
          people: ['caetano', 'marina', 'rogerio', 'noemia'],
          category: 'infra',
        }),
        createSampleTask('duvidas', 'Reunir as dúvidas do mês', '', {
          days: [-8, -5],
          progress: 100,
          people: ['marina'],
          category: 'atendimento',
        }),
      ],
    },
  ],
})
