/** One report, the JSON body of a beacon. `docs/guides/going-live.md` describes it for receivers. */
export type Report = {
  /**
   * - `error`: uncaught. `rejection`: of a promise that nobody handled. `render`: a page failed and shows its error view.
   * - `chunk`: a file of the build did not load. `contract`: an answer breaks the contract of a consulta.
   * - `policy`: the security policy blocked something.
   */
  kind: 'error' | 'rejection' | 'render' | 'chunk' | 'contract' | 'policy'
  /** ISO time in UTC. */
  at: string
  version: string
  /** The pattern of the page's route, such as `/consulta/cpf/:variant?`. */
  route?: string
} & ReportedFinding

/** The part of a report that depends on its kind. */
export type ReportedFinding = {
  /** The name of the error's class, if it is a standard one. */
  name?: string
  /** The known words of the error's message; `…` stands for all others. */
  message?: string
  /** Positions in files of the build: `page-1a2b3c4d.js:1:2345`. */
  stack?: string[]
  /** The file that did not load. */
  file?: string
  /** The id of a consulta, such as `cpf/3`. */
  consulta?: string
  /** The paths of an answer that are missing or have a wrong type, as the manifest names them. */
  paths?: readonly string[]
  /**
   * `malformed`: no JSON. `unexpected`: nothing of the contract. `other-document`: about another document than the
   * query's. `incomplete`: `paths` names the rest.
   */
  reason?: 'malformed' | 'unexpected' | 'other-document' | 'incomplete'
  requestId?: string
  directive?: string
  /** An origin, a keyword of the browser, or `other`. */
  blocked?: string
}
