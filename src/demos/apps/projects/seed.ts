import { createSampleTask } from '../../parts/sample-task.ts'
import type { Portfolio } from './portfolio.ts'
import { seedDetails } from './seed-details.ts'
import { seedShowcase } from './seed-showcase.ts'

export const seedPortfolio = (): Portfolio => ({
  projects: [
    createSampleTask(
      'portal',
      'Portal do cliente',
      'Uma área onde cada cliente acompanha os pedidos, baixa os comprovantes e fala com o atendimento sem precisar de telefone.',
      {
        days: [-24, 18],
        progress: 55,
        people: ['marina', 'rogerio', 'jussara', 'caetano'],
        category: 'produto',
      },
    ),
    createSampleTask(
      'identidade',
      'Nova identidade visual',
      'Cores, letras e ícones para o painel, os documentos e as apresentações, com exemplos de uso.',
      { days: [-10, 12], progress: 40, people: ['jussara', 'noemia'], category: 'design' },
    ),
    createSampleTask(
      'indicadores',
      'Painel de indicadores',
      'Os números que a equipe olha toda segunda-feira, em uma só tela e sem planilha.',
      { days: [-30, -3], progress: 80, people: ['rogerio'], category: 'dados' },
    ),
    createSampleTask(
      'migracao',
      'Migração dos servidores',
      'Levar os serviços para as máquinas novas, um por vez, com plano de retorno.',
      { days: [-40, -12], progress: 100, people: ['caetano', 'marina'], category: 'infra' },
    ),
    createSampleTask(
      'respostas',
      'Respostas prontas do atendimento',
      'Textos para as cem perguntas mais comuns, revisados por quem atende.',
      { days: [4, 34], progress: 0, people: ['noemia', 'marina', 'jussara'], category: 'atendimento' },
    ),
    createSampleTask(
      'qualidade',
      'Qualidade dos cadastros',
      'Encontrar e corrigir endereços incompletos e telefones repetidos.',
      { days: [-5, 25], progress: 15, people: [], category: 'dados' },
    ),
  ],
  details: seedDetails(),
  showcase: seedShowcase(),
})
