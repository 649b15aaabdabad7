import texts from '../../../../data/texts/signature-symptoms.json';

/** `table`: where its row is, page and section. `cause`: the cell "Cause" of the row, without markup. `fix`: what to do. */
export type Symptom = Readonly<Record<'table' | 'cause' | 'fix', string>>;

/**
 * The mistakes that a wrong signature can be traced to: one for each row of the symptom tables on `/request_format`, `/callbacks` and
 * `/request_format_v1` that a single message shows. A test compares `cause` with the rows, and reproduces each of them.
 */
export type SymptomId = keyof typeof texts.symptoms;

export const symptomIds = Object.keys(texts.symptoms) as readonly SymptomId[];

/** The row of a mistake. */
export const symptomNamed = (id: SymptomId): Symptom => texts.symptoms[id];

/** A wrong value, the mistake that gives it, and what exactly was done, in words that follow a colon. */
export type Variant<Value> = readonly [symptom: SymptomId, says: string, value: Value];
