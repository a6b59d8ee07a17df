/** The texts of one part of the program in one language, by key. A text may have named places: `{seat} to play.` */
export type Texts = Readonly<Record<string, string>>;

/** The names of the places of a text. */
type Place<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Place<Rest> : never;

/** The values for the places of a text. */
export type Values<Text extends string> = [Place<Text>] extends [never]
  ? []
  : [Readonly<Record<Place<Text>, string | number>>];

/** Returns a text with its places filled. The English texts decide which keys there are and which places each has. */
export type Say<English extends Texts> = <Key extends keyof English>(
  key: Key,
  ...values: Values<English[Key]>
) => string;

/** @param texts the English texts, or their translation */
export const sayer =
  <English extends Texts>(texts: Readonly<Record<keyof English, string>>): Say<English> =>
  (key, ...[values]) =>
    fillPlaces(texts[key], values ?? {});

/** Replaces each `{name}` by the value of that name. */
export const fillPlaces = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The same words at the start of a sentence. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
