// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Changelog } from '@manifest/schema/content.ts';

export const changelog: Changelog = {
  releases: [
    {
      version: '2.0.0',
      date: '2026-11-22',
      summary: 'Um assunto, muitas vistas; textos, títulos e exemplos que concordam entre si.',
      changes: [
        {
          kind: 'added',
          text: 'Dossiês de pessoa, empresa e veículo: várias consultas num pedido e num relatório.',
        },
        {
          kind: 'added',
          text: 'Uma página para cada pessoa, empresa ou documento, com tudo o que a sessão já sabe e o que ainda se pode consultar.',
        },
        { kind: 'added', text: 'De dois a quatro assuntos lado a lado, com o que têm em comum.' },
        { kind: 'added', text: 'Participação em empresas: as sociedades de uma pessoa, pelo CPF.' },
        { kind: 'added', text: 'Cada valor de um resultado leva às consultas que partem dele.' },
        {
          kind: 'added',
          text: 'As respostas da sessão podem ser vistas de novo sem outra consulta, em lista, árvore e grafo, em todas as abas.',
        },
        {
          kind: 'added',
          text: 'Casos guardam, cifrados com uma senha sua, assuntos, dossiês, lotes e notas, para continuar outro dia.',
        },
        { kind: 'added', text: 'Leitura rápida no alto de cada resultado.' },
        { kind: 'added', text: 'Uma resposta incompleta diz o que falta.' },
        {
          kind: 'added',
          text: 'Uma falha mostra o código da solicitação, e Configurações diz a versão e copia um diagnóstico para o suporte.',
        },
        {
          kind: 'added',
          text: 'A Visão Geral abre com a busca, que reconhece documentos, telefones, e-mails, placas, nomes e listas coladas.',
        },
        { kind: 'added', text: 'Lotes leem e escrevem planilhas XLSX e mantêm as colunas da sua lista.' },
        { kind: 'added', text: 'Linhas inválidas de um lote são corrigidas ou removidas antes de começar.' },
        {
          kind: 'added',
          text: 'Lotes com colunas à escolha, em fila, e que podem ser salvos e continuados.',
        },
        {
          kind: 'added',
          text: 'Vistas salvas de um lote, pelo nome; linhas escolhidas, anotadas e marcadas como revisadas.',
        },
        {
          kind: 'added',
          text: 'Tabelas com totais, cores na situação e um menu em cada coluna: ordenar, fixar, ocultar e agrupar.',
        },
        {
          kind: 'added',
          text: 'Antes de imprimir você escolhe as partes, a finalidade e se os dados sensíveis aparecem.',
        },
        {
          kind: 'added',
          text: 'O custo é dito antes de cada consulta, lote e dossiê. Créditos mostra saldo, planos e extrato.',
        },
        { kind: 'added', text: 'Atalhos de uma tecla, que Configurações desliga. A tecla ? mostra todos.' },
        {
          kind: 'added',
          text: 'Consultas de pessoas perguntam a finalidade, uma vez por sessão; as três últimas ficam a um clique.',
        },
        { kind: 'added', text: 'O que uma resposta já disse não é pedido de novo no formulário.' },
        {
          kind: 'added',
          text: 'A tela é bloqueada depois de um tempo sem uso, em todas as abas, e o que você digitou fica.',
        },
        { kind: 'added', text: 'Exportações demoradas mostram o progresso e podem ser canceladas.' },
        { kind: 'added', text: 'Score em régua, com faixas, histórico e o que pesa na pontuação.' },
        { kind: 'added', text: 'Endereços, filiais e empresas no mapa do Brasil.' },
        {
          kind: 'added',
          text: 'Notificações podem ser marcadas como lidas; o ponto no sino avisa só das novas.',
        },
        { kind: 'added', text: 'Trilha com links, do catálogo à consulta.' },
        {
          kind: 'added',
          text: 'O que já foi respondido na sessão, também num lote, aparece como respondido, sem custo. Repetir o que custa pergunta antes.',
        },
        {
          kind: 'added',
          text: 'Um dossiê pedido de novo abre o que existe, com a conclusão; Montar outro começa outro.',
        },
        { kind: 'added', text: 'Sair diz o que se perderia e salva no caso aberto o que cabe.' },
        {
          kind: 'added',
          text: 'A linha do cabeçalho de uma lista pode ser escolhida, e correções e remoções ficam.',
        },
        { kind: 'added', text: 'A senha de um caso pode ser trocada, e um caso é só da conta que o criou.' },
        {
          kind: 'changed',
          text: 'Uma resposta sobre outro documento não é mostrada: é dita como falha, também em lotes e dossiês.',
        },
        {
          kind: 'changed',
          text: 'Só a fonte diz que não há registro. Um endereço que não existe nela é dito assim.',
        },
        {
          kind: 'changed',
          text: 'A tela bloqueada não perde mais nada: lotes, dossiês e consultas continuam, e ela diz quantos.',
        },
        {
          kind: 'changed',
          text: 'As opções de impressão de um dossiê acompanham as partes que ainda chegam.',
        },
        {
          kind: 'changed',
          text: 'No telefone, Sair está no menu e em Perfil. As palavras ao lado de um interruptor também o mudam.',
        },
        {
          kind: 'changed',
          text: 'Um campo mostra também o que foi digitado a mais, com o erro, em vez de cortar; uma data não passa por CEP.',
        },
        {
          kind: 'changed',
          text: 'A busca aceita as letras desde a primeira tecla, e Ctrl+K mantém o assunto da página.',
        },
        { kind: 'changed', text: 'Listas muito longas podem ser coladas sem travar a página.' },
        { kind: 'changed', text: 'Lotes em andamento aparecem em Lotes, também os de outras abas.' },
        { kind: 'changed', text: 'Os primeiros dados de cada resultado aparecem sem rolar a página.' },
        {
          kind: 'changed',
          text: 'Páginas abrem mais depressa, e resultados com milhares de linhas não travam a tela.',
        },
        { kind: 'changed', text: 'Trocar de variante ou de módulo mantém o que foi consultado.' },
        { kind: 'changed', text: 'Datas são digitadas como dd/mm/aaaa em qualquer navegador.' },
        { kind: 'changed', text: 'Na demonstração, o resultado mostra o documento que você consultou.' },
        { kind: 'changed', text: 'O título de cada página é o do menu.' },
        { kind: 'changed', text: 'No telefone, as tabelas largas viram cartões.' },
        { kind: 'changed', text: 'A impressão sai em papel branco, com origem e horário.' },
        { kind: 'changed', text: 'Todos os formulários conferem do mesmo jeito e levam ao primeiro erro.' },
        { kind: 'changed', text: 'As demonstrações têm as mesmas pessoas em todos os aplicativos.' },
        { kind: 'fixed', text: 'Gráficos abertos direto pelo endereço saem nas cores do tema.' },
        { kind: 'fixed', text: 'Depois do login, o painel volta ao endereço completo que você pediu.' },
        {
          kind: 'fixed',
          text: 'O que pesa começa com o que não se sabe: consultas que falharam, vieram incompletas ou não foram feitas.',
        },
        {
          kind: 'fixed',
          text: 'Score, limite zerado, situação e processos como réu entram em O que pesa; o mais grave vem primeiro em toda parte.',
        },
        {
          kind: 'fixed',
          text: 'Num lote, o achado mais grave vem ao lado do documento, colore a linha, filtra, ordena e sai nos arquivos.',
        },
        {
          kind: 'fixed',
          text: 'Na demonstração, UF e nascimento limitam a busca por nome, e só há comparação de rostos se uma foto foi enviada.',
        },
        { kind: 'fixed', text: 'Nas planilhas, números, valores e datas são números e datas.' },
        {
          kind: 'fixed',
          text: 'Os arquivos de um lote dizem o que foi corrigido na lista, e os de um dossiê, quem os emitiu.',
        },
        {
          kind: 'changed',
          text: 'Um valor oculto mostra o que não identifica, igual em toda parte: homônimos já não parecem iguais. CNPJ, CEP e placa ficam sempre à vista.',
        },
        {
          kind: 'fixed',
          text: 'Um CPF oculto continua oculto na página a que leva, no papel e nos arquivos.',
        },
      ],
    },
    {
      version: '1.5.0',
      date: '2026-11-21',
      summary: 'Demonstrações.',
      changes: [
        {
          kind: 'added',
          text: 'Tarefas, e-mail, chat, projetos, kanban, calendário, faturas e blog para experimentar.',
        },
        { kind: 'added', text: 'Vitrine de componentes com o código de cada exemplo.' },
      ],
    },
    {
      version: '1.4.0',
      date: '2026-11-21',
      summary: 'Um painel ao seu jeito.',
      changes: [
        { kind: 'added', text: 'Personalizar: tema, menu, cabeçalho, rodapé e largura do conteúdo.' },
        { kind: 'added', text: 'Menu horizontal e leitura da direita para a esquerda.' },
        { kind: 'added', text: 'Busca de páginas e consultas com Ctrl+K.' },
        { kind: 'added', text: 'Foto de perfil.' },
      ],
    },
    {
      version: '1.3.0',
      date: '2026-11-21',
      summary: 'Consultas em lote.',
      changes: [
        { kind: 'added', text: 'Listas coladas, em CSV ou em TXT, conferidas antes de consultar.' },
        { kind: 'added', text: 'Pausa, repetição das falhas e exportação dos resultados.' },
      ],
    },
    {
      version: '1.2.0',
      date: '2026-11-21',
      summary: 'Resultados prontos para usar.',
      changes: [
        { kind: 'added', text: 'Tabelas com ordem e filtro.' },
        { kind: 'added', text: 'Copiar, imprimir e exportar em CSV ou JSON.' },
        { kind: 'added', text: 'Mostrar tudo: revela de uma vez os dados sensíveis do resultado.' },
      ],
    },
    {
      version: '1.1.0',
      date: '2026-11-21',
      summary: 'Fontes reais.',
      changes: [
        {
          kind: 'added',
          text: 'CEP e CNPJ por serviços públicos; as demais consultas pelo serviço contratado.',
        },
        { kind: 'added', text: 'Novas tentativas, fontes de reserva e uma mensagem para cada falha.' },
        {
          kind: 'added',
          text: 'Formulários que pedem um entre vários campos e lista do que falta corrigir.',
        },
      ],
    },
    {
      version: '1.0.0',
      date: '2026-11-21',
      summary: 'A primeira versão.',
      changes: [
        {
          kind: 'added',
          text: 'Consultas de pessoas, empresas, veículos, contatos e endereços, com dados de demonstração.',
        },
        { kind: 'added', text: 'Catálogo com busca por nome e descrição.' },
        {
          kind: 'added',
          text: 'Visão Geral com uso por dia e por módulo, consultas recentes e notificações.',
        },
        { kind: 'added', text: 'Dados sensíveis ocultos até você pedir para ver.' },
        { kind: 'added', text: 'CNPJ com letras, no formato em vigor desde julho de 2026.' },
        { kind: 'added', text: 'Tema escuro por padrão, com tema claro à escolha.' },
      ],
    },
  ],
};
