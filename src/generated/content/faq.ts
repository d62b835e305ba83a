// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Faq } from '@manifest/schema/content.ts'

export const faq: Faq = {
  intro: 'Como consultar, o que o painel guarda e o que fazer quando algo não vai bem.',
  sections: [
    {
      title: 'Consultas',
      icon: 'LuSearch',
      questions: [
        {
          question: 'Como faço uma consulta?',
          answer: 'Abra Consultas no menu, escolha o módulo e a variante, preencha o formulário e clique em Consultar. O resultado aparece na mesma página.',
        },
        {
          question: 'Qual é a diferença entre as variantes de um módulo?',
          answer: 'Cada variante pergunta a mesma coisa e traz um recorte diferente. No CPF, por exemplo, uma traz o cadastro, outra os endereços, outra as pendências. A descrição de cada uma está no catálogo.',
        },
        {
          question: 'Preciso digitar pontos, traços e barras?',
          answer: 'Não. O campo põe a pontuação enquanto você digita, e aceita também um número colado com ou sem ela.',
        },
        {
          question: 'Por que o CNPJ aceita letras?',
          answer: 'Desde julho de 2026 os CNPJs novos podem ter letras nas doze primeiras posições. Os antigos continuam valendo, e o painel verifica os dígitos finais dos dois.',
        },
        {
          question: 'O que quer dizer "não encontrado"?',
          answer: 'A fonte respondeu e não tem registro para o que foi perguntado. É diferente de um erro, em que a fonte não respondeu e vale tentar de novo.',
        },
      ],
    },
    {
      title: 'Dados de demonstração',
      icon: 'LuDatabase',
      questions: [
        {
          question: 'De onde vêm os resultados que estou vendo?',
          answer: 'Quando o resultado diz "Dados de demonstração", ele vem de um exemplo que acompanha o painel. Nada sai do seu navegador. As pessoas, empresas e documentos desses exemplos são inventados.',
        },
        {
          question: 'Por que pessoas diferentes dão a mesma resposta?',
          answer: 'Na demonstração há um exemplo por consulta, e ele responde a qualquer documento válido. Alguns documentos têm resposta própria, para mostrar os outros casos.',
        },
        {
          question: 'Como vejo um caso não encontrado na demonstração?',
          answer: 'Consulte o CPF 000.000.001-91, o CNPJ 99.999.999/0001-91, o CEP 00000-000 ou a placa ZZZ9Z99.',
        },
        {
          question: 'Como passo a usar dados reais?',
          answer: 'Quem administra o painel troca o modo das fontes para "live" e informa o endereço do serviço contratado. CEP usa serviços públicos e não depende de contrato.',
        },
        {
          question: 'O que é o histórico de demonstração da Visão Geral?',
          answer: 'São consultas fictícias que enchem os gráficos para você conhecer a página. Você as carrega e remove quando quiser, e elas não se misturam às suas sem aviso.',
        },
      ],
    },
    {
      title: 'Créditos',
      icon: 'LuCoins',
      questions: [
        {
          question: 'Quanto custa cada consulta?',
          answer: 'Os preços ainda serão definidos. A página Créditos mostra os planos e o que cada um inclui.',
        },
        {
          question: 'A demonstração gasta créditos?',
          answer: 'Não. Só consultas a fontes contratadas gastam créditos.',
        },
        {
          question: 'O que significa "Saldo de créditos insuficiente"?',
          answer: 'O serviço contratado recusou a consulta por falta de saldo. Fale com quem administra o contrato e tente de novo depois da recarga.',
        },
      ],
    },
    {
      title: 'Privacidade e LGPD',
      icon: 'LuShieldCheck',
      questions: [
        {
          question: 'O painel guarda o que eu consultei?',
          answer: 'Não. Ele guarda no navegador só qual consulta foi feita, quando, quanto demorou e se houve resultado. O documento consultado e a resposta não são gravados.',
        },
        {
          question: 'E as consultas recentes?',
          answer: 'Ficam na memória da página, com o assunto encoberto, e somem quando você sai ou fecha a página.',
        },
        {
          question: 'Por que alguns valores aparecem como pontos?',
          answer: 'São dados sensíveis. Clique em Mostrar, ao lado do valor, quando precisar dele. Assim a tela pode ficar aberta sem expor mais do que o necessário.',
        },
        {
          question: 'Posso consultar qualquer pessoa?',
          answer: 'A LGPD pede uma finalidade legítima e uma base legal para tratar dados pessoais. Consulte só o que o seu trabalho exige, e registre o motivo onde sua empresa determina.',
        },
        {
          question: 'Posso guardar um resultado?',
          answer: 'Pode, se houver motivo para isso. Quem guarda responde pelo dado: limite o acesso e apague quando a finalidade acabar.',
        },
      ],
    },
    {
      title: 'Conta e problemas comuns',
      icon: 'LuLifeBuoy',
      questions: [
        {
          question: 'Onde fica a minha conta?',
          answer: 'Neste navegador. Da senha fica só um resumo criptográfico. A conta não passa de um navegador a outro e some se os dados do site forem apagados.',
        },
        {
          question: 'Entrar com senha protege os dados?',
          answer: 'A entrada separa as telas de quem usa o mesmo computador. A proteção dos dados está no serviço contratado, que confere quem pergunta.',
        },
        {
          question: 'Como mudo a aparência do painel?',
          answer: 'Em Configurações. A escolha fica guardada neste navegador.',
        },
        {
          question: 'A consulta diz que a fonte não respondeu. E agora?',
          answer: 'Confira a sua conexão e tente de novo em alguns instantes. Se o erro continuar, a fonte pode estar fora do ar; as Notificações trazem os avisos do produto.',
        },
        {
          question: 'Minhas escolhas não são lembradas. Por quê?',
          answer: 'O navegador pode estar em navegação anônima, sem espaço ou com o armazenamento bloqueado. O painel avisa uma vez e continua a funcionar, mas esquece tudo quando a página fecha.',
        },
      ],
    },
  ],
}
