import 'jass-solver';

export const Deal = (props) => (
  <jass-solver
    variant="schieber"
    contract="H"
    leader="N"
    deal={props.deal}
    on:result={({ detail }) => props.onSolved(detail.value)}
  />
);
