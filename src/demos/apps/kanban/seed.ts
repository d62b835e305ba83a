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
          {
            days: [1, 5],
            progress: 0,
            people: ['noemia'],
            category: 'produto',
            labels: ['melhoria', 'pesquisa'],
            checklist: [
              [],
              ['Listar os campos de cada formulário', 'Perguntar a quem atende', 'Propor os nomes'],
            ],
            comments: [
              ['jussara', 30, 'Quem liga diz “número da identidade”, nunca “RG”. Vale anotar.'],
              ['noemia', 26, 'Anotado. Separei a lista por formulário para a reunião.'],
            ],
          },
        ),
        createSampleTask('guia', 'Escrever o guia de início', 'Uma página: entrar, consultar, exportar.', {
          days: [2, 9],
          progress: 0,
          people: ['marina', 'jussara'],
          category: 'atendimento',
          labels: ['documento'],
        }),
        createSampleTask('icones', 'Desenhar os estados vazios', 'Ícones e frases para listas sem itens.', {
          days: [3, 8],
          progress: 0,
          people: [],
          category: 'design',
          cover: 'secondary',
          checklist: [[], ['Inventário das listas', 'Esboço das frases', 'Ícones nos dois temas', 'Revisão']],
        }),
      ],
    },
    {
      id: 'in-progress',
      name: 'In Progress',
      color: 'warning',
      limit: 3,
      tasks: [
        createSampleTask(
          'tempo',
          'Medir o tempo de resposta',
          'Por módulo e por hora do dia, durante uma semana.',
          {
            days: [-3, 2],
            progress: 60,
            people: ['rogerio', 'caetano'],
            category: 'dados',
            labels: ['urgente'],
            checklist: [
              ['Escolher os módulos', 'Ligar a medição', 'Conferir com um dia de dados'],
              ['Juntar a semana', 'Mostrar em gráfico'],
            ],
            comments: [['caetano', 5, 'Às nove da manhã a fila dobra. Os números estão no anexo.']],
            files: [
              [
                'tempos-por-hora.csv',
                'caetano',
                5,
                { text: 'hora;mediana_ms\n08;640\n09;1310\n10;920\n11;700\n12;510\n' },
              ],
            ],
          },
        ),
        createSampleTask('contraste', 'Conferir o contraste', 'Nos dois temas, com ferramenta e a olho nu.', {
          days: [-6, -1],
          progress: 35,
          people: ['jussara'],
          category: 'design',
          labels: ['melhoria', 'espera'],
          comments: [['jussara', 52, 'Falta só o tema escuro; espero a nova paleta.']],
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
          cover: 'success',
          checklist: [
            ['Copiar', 'Restaurar em outra máquina', 'Comparar as contagens', 'Anotar o tempo'],
            [],
          ],
          files: [
            [
              'roteiro-do-ensaio.txt',
              'marina',
              110,
              { text: 'Ensaio da cópia de segurança\n1. Copiar\n2. Restaurar\n3. Comparar as contagens\n' },
            ],
            ['registro-do-servidor.pdf', 'caetano', 101, { size: 482_300 }],
          ],
        }),
        createSampleTask('duvidas', 'Reunir as dúvidas do mês', '', {
          days: [-8, -5],
          progress: 100,
          people: ['marina'],
          category: 'atendimento',
          labels: ['cliente'],
        }),
      ],
    },
  ],
})
