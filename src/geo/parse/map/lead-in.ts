/** Small words that may stand before a kind and say nothing of it. */

export const leadIn =
  /^(?:(?:please|pls|hi|hello|hey|can|could|would|you|i|we|want|need|would|like|to|see|know|looking|look|for|search|show|me|us|find|list|give|get|display|map|tell|where|what|what's|where's|which|who|how|many|are|is|there|all|any|every|some|of|do|does|the|have|that|bitte|zeige?|mir|uns|finde|suche|wo|was|welche[rs]?|gibt|es|ist|sind|alle[rn]?|die|der|das|den|s'il|vous|plait|svp|montre[zr]?|moi|affiche[zr]?|trouve[zr]?|cherche[zr]?|donne[zr]?|ou|se|trouvent?|est|sont|quels?|quelles?|tous|toutes|les|le|la|des|du|por|favor|muestra(?:me)?|muestrame|buscar?|encuentra|dame|donde|estan?|hay|cuales|que|todos|todas|los|las|el|un|une|una|unos|unas|ein|einen?|a|an) |[ld]'|qu')+/;

/** What begins questions and is a thing where a place follows it: "See in Bayern", "Quelle bei Ulm", "a map in Nice". */
export const thingToo =
  /^(?:(?:an?|the|all|any|eine?|der|die|das) )?(?:see|quelle|maps?) (?:in|near|by|around|within|close to|next to|im|bei|beim|nahe|am|an der|um) /i;
