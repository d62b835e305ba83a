import type { Explanations } from './explanation.ts'

/** Codes of whole files, and of YAML that a manifest may not use. */
export const fileCodes = {
  'missing-file': {
    means: 'Falta um arquivo, ou a pasta inteira, de que o manifesto precisa, ou o sistema não deixa lê-lo.',
    matters: 'Sem `app.yaml` o produto não tem nome, e sem `menu.yaml` ninguém chega às páginas.',
    remedy: 'crie o arquivo na pasta do manifesto',
  },
  'empty-file': {
    means: 'O arquivo só tem comentários, ou nada.',
    matters: 'O produto ficaria, sem aviso, sem o menu ou sem as páginas que deviam estar ali.',
    remedy: 'escreva ao menos uma chave no arquivo, ou apague-o',
  },
  'unknown-file': {
    means: 'Há na pasta do manifesto um arquivo que não é de nenhum tipo conhecido.',
    matters: 'Ninguém o leria: o que está escrito nele não chegaria ao produto.',
    remedy: 'confira o nome e a pasta do arquivo, ou tire-o da pasta do manifesto',
  },
  'not-utf8': {
    means: 'O arquivo não está gravado em UTF-8, a codificação dos textos do manifesto.',
    matters: 'Os acentos virariam outros sinais na tela.',
    remedy: 'salve o arquivo com codificação UTF-8',
  },
  'too-large': {
    means: 'O arquivo tem mais de 1 MB.',
    matters: 'Um manifesto desse tamanho costuma ter sido colado por engano, e deixa a geração lenta.',
    remedy: 'divida o que está nele em mais arquivos, ou encurte os exemplos',
  },
  'too-deep': {
    means: 'Há mais de 32 níveis, um dentro do outro.',
    matters: 'Nenhum manifesto precisa de tantos: quase sempre o recuo está errado ou falta fechar { ou [.',
    remedy: 'confira o recuo das linhas e os colchetes e chaves abertos',
  },
  'yaml-syntax': {
    means: 'O texto não é YAML, ou repete uma chave.',
    matters: 'Enquanto o arquivo não puder ser lido, nada do que está nele vale.',
    remedy: 'confira o recuo, os dois-pontos e as aspas desta linha e da anterior',
  },
  'yaml-alias': {
    means: 'Há uma âncora (&), um apelido (*) ou uma chave de mescla (<<).',
    matters: 'Quem lê um trecho do manifesto deve ver nele tudo o que vale ali.',
    remedy: 'repita o valor; um texto que começa com & ou * vai entre aspas',
  },
  'yaml-tag': {
    means: 'Há uma etiqueta (!), que diz ao YAML de que tipo é um valor.',
    matters: 'O manifesto já sabe o tipo de cada chave; uma etiqueta poderia trocar o valor às escondidas.',
    remedy: 'apague a etiqueta; um texto que começa com ! vai entre aspas',
  },
  'unsafe-key': {
    means: 'Uma chave tem um nome que o JavaScript reserva, como `__proto__`.',
    matters: 'Com um nome desses, um dado poderia mudar o funcionamento do programa.',
    remedy: 'dê outro nome à chave',
  },
  'control-character': {
    means: 'Há um caractere de controle, ou um que muda a direção do texto.',
    matters: 'Ele não aparece na tela, e faz um texto ser lido como outro.',
    remedy: 'apague o texto e digite-o de novo, em vez de colá-lo',
  },
} satisfies Explanations
