export default function Faq() {
  return (
    <section className="panel">
      <h1>Base de Conhecimento</h1>
      <p>As perguntas que mais se fazem, com as respostas.</p>
    </section>
  )
}
