// Generated from the manifest by `npm run codegen`. Do not edit: change the YAML instead.

import type { Faq } from '@manifest/schema/content.ts';

export const faq: Faq = {
  intro: 'Como consultar, o que o painel guarda e o que fazer quando algo dá errado.',
  sections: [
    {
      title: 'Consultas',
      icon: 'LuSearch',
      questions: [
        {
          question: 'Como faço uma consulta?',
          answer:
            'Abra Consultas no menu, escolha a consulta, preencha o formulário e clique em Consultar. O resultado aparece na mesma página. Ctrl+K busca consultas e páginas de qualquer lugar.',
        },
        {
          question: 'Qual é a diferença entre as consultas de uma família?',
          answer:
            'Todas partem da mesma pergunta, e cada uma traz um recorte diferente. No CPF, por exemplo, uma traz o cadastro, outra os endereços, outra as pendências. A descrição de cada uma está no catálogo.',
        },
        {
          question: 'Preciso digitar pontos, traços e barras?',
          answer:
            'Não. O campo põe a pontuação enquanto você digita e aceita números colados com ou sem ela.',
        },
        {
          question: 'Por que o CNPJ aceita letras?',
          answer:
            'Desde julho de 2026 os CNPJs novos podem ter letras nas doze primeiras posições. Os antigos continuam valendo, e o painel confere os dígitos verificadores dos dois.',
        },
        {
          question: 'O que quer dizer "não encontrado"?',
          answer:
            'A fonte respondeu e não tem registro do que foi perguntado. É diferente de um erro, em que a fonte não respondeu e vale tentar de novo.',
        },
        {
          question: 'Posso consultar uma lista inteira de uma vez?',
          answer:
            'Pode, nas consultas que têm o botão Consultar em lote. Cole a lista ou envie um XLSX, CSV ou TXT, confira e corrija as linhas e inicie. As suas outras colunas vão junto. Dá para pausar, repetir só as falhas, escolher colunas, exportar em XLSX, CSV ou JSON e salvar num arquivo para continuar depois. Um segundo lote espera na fila. A lista fica só na memória deste navegador.',
        },
        {
          question: 'Preciso digitar o documento de novo para ver outra consulta?',
          answer:
            'Não. Ao trocar de consulta ou de família, o que você consultou continua, e a resposta nova vem sozinha. As consultas já respondidas levam uma marca. Para consultar outro documento, clique em Alterar.',
        },
        {
          question: 'Como sigo de um resultado a outro?',
          answer:
            'Ao lado de CPF, CNPJ, CEP, telefone, e-mail, placa e processo há uma lupa: ela mostra as consultas e os dossiês que partem daquele valor. Voltar traz o resultado anterior como estava, sem consultar de novo.',
        },
        {
          question: 'O que é um dossiê?',
          answer:
            'Várias consultas sobre a mesma pessoa, empresa ou veículo num só pedido. As partes chegam à medida que as fontes respondem e formam um relatório para imprimir ou exportar em JSON e planilha.',
        },
        {
          question: 'Posso buscar por um documento?',
          answer:
            'Pode. Abra a busca com Ctrl+K ou com a barra (/), cole o documento e escolha a consulta. A tecla ? mostra todos os atalhos.',
        },
        {
          question: 'Como imprimo ou exporto um resultado?',
          answer:
            'Os botões ficam no alto do resultado: copiar, imprimir, CSV, JSON e planilha. Valores ocultos ficam de fora até você mostrá-los.',
        },
      ],
    },
    {
      title: 'Dados de demonstração',
      icon: 'LuDatabase',
      questions: [
        {
          question: 'De onde vêm os resultados que estou vendo?',
          answer:
            'Quando o resultado diz "Dados de demonstração", ele vem de um exemplo que acompanha o painel. Nada sai do seu navegador. As pessoas, empresas e documentos desses exemplos são inventados.',
        },
        {
          question: 'Por que documentos diferentes trazem dados parecidos?',
          answer:
            'Na demonstração, o resultado mostra o documento que você consultou, e os demais dados vêm do exemplo da consulta. Alguns documentos têm exemplo próprio, para mostrar outros casos.',
        },
        {
          question: 'Como vejo um caso não encontrado na demonstração?',
          answer:
            'Consulte o CPF 000.000.001-91, o CNPJ 99.999.999/0001-91, o CEP 00000-000 ou a placa ZZZ9Z99.',
        },
        {
          question: 'Como passo a usar dados reais?',
          answer:
            'Quem administra o painel troca o modo das fontes para "live" e informa o endereço do serviço contratado. CEP e parte das consultas de CNPJ usam serviços públicos e não dependem de contrato.',
        },
        {
          question: 'O que é o histórico de demonstração da Visão Geral?',
          answer:
            'São consultas fictícias que preenchem os gráficos para você conhecer a página, enquanto você ainda não fez nenhuma. "Começar do zero" as tira, e elas só voltam se você as carregar.',
          isDemonstration: true,
        },
      ],
    },
    {
      title: 'Créditos',
      icon: 'LuCoins',
      questions: [
        {
          question: 'Quanto custa cada consulta?',
          answer:
            'Os preços ainda serão definidos. A página Créditos mostra os planos e o que cada um inclui.',
        },
        {
          question: 'A demonstração gasta créditos?',
          answer: 'Não. Só consultas a fontes contratadas gastam créditos.',
        },
        {
          question: 'O que significa "Saldo de créditos insuficiente"?',
          answer:
            'O serviço contratado recusou a consulta por falta de saldo. Fale com quem administra o contrato e consulte de novo depois da recarga.',
        },
      ],
    },
    {
      title: 'Privacidade e LGPD',
      icon: 'LuShieldCheck',
      questions: [
        {
          question: 'O painel guarda o que eu consultei?',
          answer:
            'Não. Ele registra no navegador só qual consulta foi feita, quando, quanto demorou e se houve resultado. O documento consultado e a resposta não são gravados, a não ser cifrados, num caso que você criou.',
        },
        {
          question: 'O que é um caso?',
          answer:
            'É o que você guarda para continuar outro dia: assuntos com suas respostas, dossiês, lotes e notas, cifrados neste navegador com uma senha que só você tem. Ninguém pode recuperá-la. Depois do prazo, o caso é apagado.',
        },
        {
          question: 'E as consultas desta sessão?',
          answer:
            'As respostas mais recentes ficam na memória da página, para você vê-las de novo sem outra consulta. Elas somem quando você sai, a tela é bloqueada por falta de uso ou você fecha a página. As listas mostram só dados mascarados.',
        },
        {
          question: 'Por que alguns valores aparecem como pontos?',
          answer:
            'São dados sensíveis. Clique em Mostrar, ao lado do valor, quando precisar dele. Assim a tela pode ficar aberta sem expor mais do que o necessário.',
        },
        {
          question: 'Posso consultar qualquer pessoa?',
          answer:
            'A LGPD exige uma finalidade legítima e uma base legal para tratar dados pessoais. Consulte só o que o seu trabalho exige e registre o motivo onde a sua empresa determina.',
        },
        {
          question: 'Posso guardar um resultado?',
          answer:
            'Pode, se houver motivo para isso. Quem guarda responde pelo dado: limite o acesso e apague quando a finalidade acabar.',
        },
      ],
    },
    {
      title: 'Conta e problemas comuns',
      icon: 'LuLifeBuoy',
      questions: [
        {
          question: 'Onde fica a minha conta?',
          answer:
            'Neste navegador. Da senha fica só um resumo criptográfico. A conta não passa de um navegador a outro e some se os dados do site forem apagados.',
        },
        {
          question: 'Entrar com senha protege os dados?',
          answer:
            'O login separa as telas de quem usa o mesmo computador. A proteção dos dados está no serviço contratado, que confere quem pergunta.',
        },
        {
          question: 'Como mudo a aparência do painel?',
          answer:
            'Em Configurações, ou em Personalizar, no cabeçalho; no celular, na barra de baixo. Tema, menu e cores ficam guardados neste navegador.',
        },
        {
          question: 'A consulta diz que a fonte não respondeu. E agora?',
          answer:
            'Confira a sua conexão e tente de novo em instantes. Se o erro continuar, a fonte pode estar fora do ar: espere ou use outra consulta da família.',
        },
        {
          question: 'Minhas escolhas não são lembradas. Por quê?',
          answer:
            'O navegador pode estar em navegação anônima, sem espaço ou com o armazenamento bloqueado. O painel avisa uma vez e continua a funcionar, mas esquece tudo quando a página fecha.',
        },
      ],
    },
  ],
};
