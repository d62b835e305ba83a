export default function Changelog() {
  return (
    <section className="panel">
      <h1>Changelog</h1>
      <p>O que mudou em cada versão.</p>
    </section>
  )
}
