#include "core/safety/detector/tables.hpp"

#include <array>

/// The Spanish phrases of what weighs in the course of a conversation.
namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::withdrawn, 1, R"(
        ya no salgo|voy|atiendo|contesto|respondo|hablo|veo|como|hago|quedo
        deje|dejo de ~1 contestar|contestarle|salir|hablar|comer|ir|responder|ver|verlos
        no salgo ~2 cama|casa|cuarto
        me quedo ~4 oscuras|cama
        como de pie
        cancelo|cancele ~1 todo|todos
        no le|les? contesto ~1 nadie
        me aislo|encierro
    )"),
    sign(Sign::empty, 1, R"(
        vacio|vacia|hueco|hueca
        no siento ~1 nada
        como si ya no ~1 estuviera
        funciono y nada
        solo funciono|existo|respiro
        en automatico
        todo me da igual
    )"),
    sign(Sign::hopeless, 1, R"(
        para que|qué ~1 seguir|sirve|todo|nada
        todo ~1 da igual
        nada ~1 cambia|mejora|sirve
        siempre ~1 sera|va asi|igual
    )"),
    sign(Sign::hopeless, 2, R"(
        no ~1 veo ~1 ningun|un futuro
        para que seguir
        nada ~1 tiene sentido
    )"),
    sign(Sign::burden, 1, R"(
        ocupando ~1 un? lugar|espacio
        inutil
    )"),
    sign(Sign::passive, 2, R"(
        pido|ruego|rezo ~3 dios ~3 lleve|llame|recoja
        dios ~2 me lleve|llame|recoja
        ya ~1 vivi bastante|suficiente
        quisiera|ojala|quiero no despertar
    )"),
    sign(Sign::means, 3, R"(
        guardando|juntando|ahorrando ~8 dia|cuando|por
        no me las tomo ~4 guardando|guardo|junto
    )"),
    sign(Sign::means, 1, R"(
        tengo ~2 pastillas|soga|pistola|veneno
        tengo todo lo que necesito
    )"),
    sign(Sign::plan, 2, R"(
        lo voy a hacer
        voy a hacerlo
        tengo todo lo que necesito
        me las tomo todas
        manana ~1 ya? no voy a estar
        ya no ~1 voy|estare a? ~1 estar|aqui
    )"),
    sign(Sign::prepared, 1, R"(
        carta ~1 esta en
        ordene|arregle|pague ~2 papeles|todo|todos
        deje una carta|nota
    )"),
    sign(Sign::psychosis, 1, R"(
        escucho|oigo|siento ~2 alguien|voces|voz|muertos|gente|cosas|hablar ~4 hablar|nadie|habla?
        la|una voz ~1 me|dice|habla|ordena
        las voces
    )"),
    sign(Sign::commanded, 1, R"(
        dice|dicen|ordena|ordenan|manda|mandan|pide|piden ~1 que ~1 me|salte|lo|tengo ~1 tire|ahorque|mate|muera|corte|lance|haga|saltar
        me dice|dicen|ordenan|ordena que ~1 salte|muera|lo
        que me tire|ahorque|mate|lance|corte|muera
    )"),
    sign(Sign::outing, 1, R"(
        si|cuando ~2 se ~1 entera|enteran|entere|descubre|descubren|sabe|saben
        me echa|echan|corre|corren|echaria ~2 casa|calle
        verguenza ~2 familia
    )"),
    sign(Sign::self_rejection, 1, R"(
        me odio
        me doy asco
        doy asco
        soy ~1 asco|asqueroso|asquerosa|anormal|sucia|sucio|pecador|pecadora
        verguenza de mi|ser
    )"),
    sign(Sign::hope, 0, R"(
        tengo ganas|cita
        psicologa|psicologo|terapeuta|terapia
        el lunes|martes|miercoles|jueves|viernes|sabado|domingo
        me trae|visita|visitar|viene
        estoy ~1 bien|mejor
    )"),
    sign(Sign::recovered, 0, R"(
        hice terapia
        hace anos que estoy
        estoy bien ~1 ahora?
    )"),
    sign(Sign::long_ago, 0, R"(
        a los veinte|quince|dieciocho|diecinueve|dieciseis anos?
        pasaron ~2 anos
        hace ~2 anos
    )"),
    sign(Sign::journey, 0, R"(
        ultimo|mi ~1 dia ~1 en|de ~2 empresa|trabajo|escuela|oficina
        me mudo|mudamos
        despedida con|de ~2 vecinos|companeros|trabajo
        correo de despedida
        fiesta de despedida
        jubilacion|jubilo|viaje|vuelo
    )"),
    sign(Sign::idiom, 0, R"(
        semana|examen|trabajo|dia|calor|clase ~3 mato|matar|mata|matando
        cansancio ~2 muerta|muerto
        creo|crei|pense que ~1 me ~1 moria|muero|morir
        mori ~4 veces|jefe|nivel
        lo|la voy a matar
        voy a matar a mi
        podria|quiero|iba matar a mi
        en tus brazos
        dice quiero morir
        me muero de
    )"),
});

} // namespace

std::span<Phrases const> spanish_course() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
