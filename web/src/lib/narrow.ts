// Whether this is a phone or as narrow as one, as the style sheets see it.
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("max-width: 900px");
