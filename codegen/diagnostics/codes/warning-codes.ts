import type { Explanations } from './explanation.ts'

/** Codes of likely errors in a manifest that works. */
export const warningCodes = {
  'cast-mismatch': {
    means: 'Um documento aparece nos exemplos com dois nomes, ou não está em demo/cast.yaml.',
    matters: 'A demonstração diria de uma pessoa dois nomes, ou não saberia quem é o documento que mostrou.',
    remedy:
      'ponha quem é no elenco, e escreva no exemplo "{cast.<chave>.<fato>}" em lugar do documento e do nome',
  },
  'unused-source': {
    means: 'Nenhuma consulta pergunta a uma fonte de sources.yaml.',
    matters: 'Ou a fonte sobrou, ou uma consulta pergunta à fonte errada.',
    remedy: 'apague-a, ou use-a no request de uma consulta',
  },
  'unused-supplier': {
    means: 'Nenhuma consulta pergunta a um fornecedor de suppliers.yaml.',
    matters: 'Ou o fornecedor sobrou, ou uma consulta pergunta ao fornecedor errado.',
    remedy: 'apague-o, ou use-o no supplier de uma consulta',
  },
  'count-mismatch': {
    means: 'Um texto diz quantas famílias, módulos, consultas, variantes ou dossiês há, e o número é outro.',
    matters: 'O produto prometeria o que não tem. Um número que o manifesto conta sozinho nunca envelhece.',
    remedy: 'corrija o número, ou tire-o do texto',
  },
  'title-mismatch': {
    means: 'Uma entrada de menu tem outro título que a página a que leva.',
    matters: 'Quem clica num nome espera chegar a uma página com o mesmo nome.',
    remedy: 'dê o mesmo título à entrada e à página',
  },
  'sensitive-mismatch': {
    means: 'Um valor está encoberto num lugar de uma família, e aberto em outro.',
    matters: 'O sigilo é do dado: encoberto num só lugar, ele não está protegido.',
    remedy: 'ponha sensitive: true nos dois lugares, ou em nenhum',
  },
  'public-sensitive': {
    means: 'Um valor de formato público (CNPJ, CNAE, CEP ou placa) tem sensitive: true.',
    matters: 'Um valor público nunca fica oculto, e o manifesto diria o contrário.',
    remedy: 'tire sensitive: true, ou troque o formato',
  },
  'unused-role': {
    means: 'Um papel de auth.roles não é usado: nenhum access o nomeia, e nenhuma conta o recebe aqui.',
    matters: 'Ou o papel sobrou, ou o que ele devia proteger está aberto a todos.',
    remedy: 'nomeie o papel em access, ou tire-o de auth.roles',
  },
  'menu-more-open': {
    means: 'O access de uma entrada de menu abre a entrada a quem não pode ver a página a que ela leva.',
    matters: 'O menu prometeria mais do que vale: a entrada só aparece a quem também pode ver a página.',
    remedy: 'tire access da entrada, que então segue a página, ou corrija os papéis',
  },
  'dossie-more-open': {
    means: 'O access de um dossiê o abre a quem não pode ver nenhuma das suas partes.',
    matters: 'O dossiê seria um relatório vazio, e por isso não aparece a essas pessoas.',
    remedy: 'corrija os papéis do dossiê, ou os das consultas que ele reúne',
  },
} satisfies Explanations
